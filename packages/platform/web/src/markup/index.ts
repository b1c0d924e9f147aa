export { html, Html, type HtmlValue } from './html';

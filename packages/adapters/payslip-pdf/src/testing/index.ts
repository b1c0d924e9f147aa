export { readPdf, type ReadPdf, type TextOnPage } from './read-pdf';

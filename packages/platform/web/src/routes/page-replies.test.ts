import { problemReply } from './page-replies';

const problem = { requestId: 'r-1', detail: 'Too Many Requests', faults: [] };

/** A refusal before the form was read knows no fields; the browser still has them. */
test.each([429, 503])('%i: a form is sent once more by its browser, a page is loaded again', (status) => {
  const form = problemReply({ ...problem, status, sent: { action: '/users', method: 'post', fields: [] } });
  expect(form.body).toContain('Nothing was saved.');
  expect(form.body).toContain('your browser sends the form once more, with what you typed');
  const page = problemReply({ ...problem, status, sent: { action: '/users', method: 'get', fields: [] } });
  expect(page.body).not.toContain('Nothing was saved.');
});

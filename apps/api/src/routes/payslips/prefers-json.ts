/** JSON for those who rank it above PDF; whoever takes anything gets the PDF (RFC 9110, 12.5.1). */
export function prefersJson(accept = ''): boolean {
  let json = 0;
  let pdf = 0;
  for (const range of accept.toLowerCase().split(',')) {
    const [type = '', ...parameters] = range.split(';').map((part) => part.trim());
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    const quality = weight === undefined ? 1 : Number(weight);
    if (type === 'application/json') json = quality;
    if (type === 'application/pdf') pdf = quality;
  }
  return json > pdf;
}

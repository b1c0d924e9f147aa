import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';

/** What is done to the bytes of a body, and what its header then says. */
export interface Packing {
  readonly coding: string | undefined;
  readonly pack: (body: Buffer) => Buffer;
}

/** 30 MB of spaces, which JSON allows, in 30 KB: to be refused at the limit and not unpacked to the end. */
const swelling = gzipSync(Buffer.alloc(30_000_000, ' '));

export const packings: readonly Packing[] = [
  { coding: 'gzip', pack: gzipSync },
  { coding: 'br', pack: brotliCompressSync },
  { coding: 'deflate', pack: deflateSync },
  { coding: 'deflate', pack: deflateRawSync },
  { coding: 'GZip', pack: gzipSync },
  { coding: 'gzip', pack: (body) => gzipSync(body).subarray(0, -6) },
  { coding: 'gzip', pack: () => Buffer.alloc(0) },
  { coding: 'gzip', pack: () => swelling },
  { coding: 'br', pack: gzipSync },
  { coding: 'gzip, gzip', pack: (body) => gzipSync(gzipSync(body)) },
  { coding: 'identity', pack: (body) => body },
  { coding: undefined, pack: gzipSync },
  { coding: undefined, pack: (body) => Buffer.concat([body, Buffer.from([0])]) },
  {
    coding: undefined,
    pack: (body) => Buffer.concat([body.subarray(0, 5), Buffer.from([0xff, 0xc0]), body.subarray(5)]),
  },
  { coding: undefined, pack: (body) => Buffer.from(body.toString('utf8'), 'utf16le') },
  { coding: undefined, pack: (body) => Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), body]) },
];

export function packedBody(body: string, { pack }: Packing): Buffer {
  return pack(Buffer.from(body, 'utf8'));
}

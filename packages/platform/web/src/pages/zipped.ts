import { crc32, deflateRawSync } from 'node:zlib';

/** 1 January 1980, the first day the format knows: the same files always give the same bytes. */
const DOS_DATE = 0x0021;
const UTF8_NAMES = 0x0800;
const DEFLATED = 8;
const VERSION = 20;

/** Files in one archive. @law PKWARE APPNOTE.TXT 6.3.10, 4.3.7, 4.3.12 and 4.3.16 */
export function zipped(files: readonly { readonly name: string; readonly bytes: Uint8Array }[]): Uint8Array {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, bytes } of files) {
    const packed = deflateRawSync(bytes);
    const nameBytes = Buffer.from(name, 'utf8');
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(VERSION, 0);
    facts.writeUInt16LE(UTF8_NAMES, 2);
    facts.writeUInt16LE(DEFLATED, 4);
    facts.writeUInt16LE(DOS_DATE, 8);
    facts.writeUInt32LE(crc32(bytes), 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(bytes.length, 18);
    facts.writeUInt16LE(nameBytes.length, 22);
    const body = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), facts, nameBytes, packed]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    const madeBy = Buffer.alloc(2);
    madeBy.writeUInt16LE(VERSION, 0);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02', 'latin1'), madeBy, facts, place, nameBytes]));
    bodies.push(body);
    offset += body.length;
  }
  const listing = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(listing.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...bodies, listing, end]);
}

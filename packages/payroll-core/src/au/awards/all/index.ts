import { accepted, refused, type Result } from '../../../refusal/result';
import { coverageOf, type CoverageOfAward } from './coverage-of-awards';
import type { Award } from '../award';
import { MA000001 } from '../MA000001';
import { MA000002 } from '../MA000002';
import { MA000003 } from '../MA000003';
import { MA000004 } from '../MA000004';
import { MA000005 } from '../MA000005';
import { MA000006 } from '../MA000006';
import { MA000007 } from '../MA000007';
import { MA000008 } from '../MA000008';
import { MA000009 } from '../MA000009';
import { MA000010 } from '../MA000010';
import { MA000011 } from '../MA000011';
import { MA000012 } from '../MA000012';
import { MA000013 } from '../MA000013';
import { MA000014 } from '../MA000014';
import { MA000015 } from '../MA000015';
import { MA000016 } from '../MA000016';
import { MA000017 } from '../MA000017';
import { MA000018 } from '../MA000018';
import { MA000019 } from '../MA000019';
import { MA000020 } from '../MA000020';
import { MA000021 } from '../MA000021';
import { MA000022 } from '../MA000022';
import { MA000023 } from '../MA000023';
import { MA000024 } from '../MA000024';
import { MA000025 } from '../MA000025';
import { MA000026 } from '../MA000026';
import { MA000027 } from '../MA000027';
import { MA000028 } from '../MA000028';
import { MA000029 } from '../MA000029';
import { MA000030 } from '../MA000030';
import { MA000031 } from '../MA000031';
import { MA000032 } from '../MA000032';
import { MA000033 } from '../MA000033';
import { MA000034 } from '../MA000034';
import { MA000035 } from '../MA000035';
import { MA000036 } from '../MA000036';
import { MA000038 } from '../MA000038';
import { MA000039 } from '../MA000039';
import { MA000040 } from '../MA000040';
import { MA000041 } from '../MA000041';
import { MA000042 } from '../MA000042';
import { MA000043 } from '../MA000043';
import { MA000044 } from '../MA000044';
import { MA000045 } from '../MA000045';
import { MA000046 } from '../MA000046';
import { MA000047 } from '../MA000047';
import { MA000048 } from '../MA000048';
import { MA000049 } from '../MA000049';
import { MA000050 } from '../MA000050';
import { MA000051 } from '../MA000051';
import { MA000052 } from '../MA000052';
import { MA000053 } from '../MA000053';
import { MA000054 } from '../MA000054';
import { MA000055 } from '../MA000055';
import { MA000056 } from '../MA000056';
import { MA000057 } from '../MA000057';
import { MA000058 } from '../MA000058';
import { MA000059 } from '../MA000059';
import { MA000060 } from '../MA000060';
import { MA000061 } from '../MA000061';
import { MA000062 } from '../MA000062';
import { MA000063 } from '../MA000063';
import { MA000064 } from '../MA000064';
import { MA000065 } from '../MA000065';
import { MA000066 } from '../MA000066';
import { MA000067 } from '../MA000067';
import { MA000068 } from '../MA000068';
import { MA000069 } from '../MA000069';
import { MA000070 } from '../MA000070';
import { MA000071 } from '../MA000071';
import { MA000072 } from '../MA000072';
import { MA000073 } from '../MA000073';
import { MA000074 } from '../MA000074';
import { MA000075 } from '../MA000075';
import { MA000076 } from '../MA000076';
import { MA000077 } from '../MA000077';
import { MA000078 } from '../MA000078';
import { MA000079 } from '../MA000079';
import { MA000080 } from '../MA000080';
import { MA000081 } from '../MA000081';
import { MA000082 } from '../MA000082';
import { MA000083 } from '../MA000083';
import { MA000084 } from '../MA000084';
import { MA000085 } from '../MA000085';
import { MA000086 } from '../MA000086';
import { MA000087 } from '../MA000087';
import { MA000088 } from '../MA000088';
import { MA000089 } from '../MA000089';
import { MA000090 } from '../MA000090';
import { MA000091 } from '../MA000091';
import { MA000092 } from '../MA000092';
import { MA000093 } from '../MA000093';
import { MA000094 } from '../MA000094';
import { MA000095 } from '../MA000095';
import { MA000096 } from '../MA000096';
import { MA000097 } from '../MA000097';
import { MA000098 } from '../MA000098';
import { MA000099 } from '../MA000099';
import { MA000100 } from '../MA000100';
import { MA000101 } from '../MA000101';
import { MA000102 } from '../MA000102';
import { MA000103 } from '../MA000103';
import { MA000104 } from '../MA000104';
import { MA000105 } from '../MA000105';
import { MA000106 } from '../MA000106';
import { MA000107 } from '../MA000107';
import { MA000108 } from '../MA000108';
import { MA000109 } from '../MA000109';
import { MA000110 } from '../MA000110';
import { MA000111 } from '../MA000111';
import { MA000112 } from '../MA000112';
import { MA000113 } from '../MA000113';
import { MA000114 } from '../MA000114';
import { MA000115 } from '../MA000115';
import { MA000116 } from '../MA000116';
import { MA000117 } from '../MA000117';
import { MA000118 } from '../MA000118';
import { MA000119 } from '../MA000119';
import { MA000120 } from '../MA000120';
import { MA000121 } from '../MA000121';
import { MA000122 } from '../MA000122';
import { MA000123 } from '../MA000123';
import { MA000124 } from '../MA000124';
import { MA000125 } from '../MA000125';
import { MA000126 } from '../MA000126';
import { MA000127 } from '../MA000127';
import { MA000128 } from '../MA000128';
import { MA000129 } from '../MA000129';
import { MA000130 } from '../MA000130';
import { MA000131 } from '../MA000131';
import { MA000132 } from '../MA000132';
import { MA000133 } from '../MA000133';
import { MA000134 } from '../MA000134';
import { MA000135 } from '../MA000135';
import { MA000136 } from '../MA000136';
import { MA000137 } from '../MA000137';
import { MA000138 } from '../MA000138';
import { MA000139 } from '../MA000139';
import { MA000140 } from '../MA000140';
import { MA000141 } from '../MA000141';
import { MA000142 } from '../MA000142';
import { MA000143 } from '../MA000143';
import { MA000144 } from '../MA000144';
import { MA000145 } from '../MA000145';
import { MA000146 } from '../MA000146';
import { MA000147 } from '../MA000147';
import { MA000148 } from '../MA000148';
import { MA000149 } from '../MA000149';
import { MA000150 } from '../MA000150';
import { MA000151 } from '../MA000151';
import { MA000152 } from '../MA000152';
import { MA000153 } from '../MA000153';
import { MA000155 } from '../MA000155';
import { MA000156 } from '../MA000156';
import { MA000157 } from '../MA000157';

/** Every award with its figures, for programs that serve all of them; a page imports the awards it needs by their own entry. */
export const allAwards: readonly Award[] = [
  MA000001,
  MA000002,
  MA000003,
  MA000004,
  MA000005,
  MA000006,
  MA000007,
  MA000008,
  MA000009,
  MA000010,
  MA000011,
  MA000012,
  MA000013,
  MA000014,
  MA000015,
  MA000016,
  MA000017,
  MA000018,
  MA000019,
  MA000020,
  MA000021,
  MA000022,
  MA000023,
  MA000024,
  MA000025,
  MA000026,
  MA000027,
  MA000028,
  MA000029,
  MA000030,
  MA000031,
  MA000032,
  MA000033,
  MA000034,
  MA000035,
  MA000036,
  MA000038,
  MA000039,
  MA000040,
  MA000041,
  MA000042,
  MA000043,
  MA000044,
  MA000045,
  MA000046,
  MA000047,
  MA000048,
  MA000049,
  MA000050,
  MA000051,
  MA000052,
  MA000053,
  MA000054,
  MA000055,
  MA000056,
  MA000057,
  MA000058,
  MA000059,
  MA000060,
  MA000061,
  MA000062,
  MA000063,
  MA000064,
  MA000065,
  MA000066,
  MA000067,
  MA000068,
  MA000069,
  MA000070,
  MA000071,
  MA000072,
  MA000073,
  MA000074,
  MA000075,
  MA000076,
  MA000077,
  MA000078,
  MA000079,
  MA000080,
  MA000081,
  MA000082,
  MA000083,
  MA000084,
  MA000085,
  MA000086,
  MA000087,
  MA000088,
  MA000089,
  MA000090,
  MA000091,
  MA000092,
  MA000093,
  MA000094,
  MA000095,
  MA000096,
  MA000097,
  MA000098,
  MA000099,
  MA000100,
  MA000101,
  MA000102,
  MA000103,
  MA000104,
  MA000105,
  MA000106,
  MA000107,
  MA000108,
  MA000109,
  MA000110,
  MA000111,
  MA000112,
  MA000113,
  MA000114,
  MA000115,
  MA000116,
  MA000117,
  MA000118,
  MA000119,
  MA000120,
  MA000121,
  MA000122,
  MA000123,
  MA000124,
  MA000125,
  MA000126,
  MA000127,
  MA000128,
  MA000129,
  MA000130,
  MA000131,
  MA000132,
  MA000133,
  MA000134,
  MA000135,
  MA000136,
  MA000137,
  MA000138,
  MA000139,
  MA000140,
  MA000141,
  MA000142,
  MA000143,
  MA000144,
  MA000145,
  MA000146,
  MA000147,
  MA000148,
  MA000149,
  MA000150,
  MA000151,
  MA000152,
  MA000153,
  MA000155,
  MA000156,
  MA000157,
];

const byCode = new Map(allAwards.map((award) => [award.code, award]));

/** The award of a code such as `MA000004`. */
export function findAward(code: string): Result<Award> {
  const award = byCode.get(code);
  return award === undefined
    ? refused({
        code: 'code/unknown',
        message: `There is no award ${code} in the list of modern awards.`,
        path: 'award',
      })
    : accepted(award);
}

export type { ConfirmedDays, CoverageOfAward } from './coverage-of-awards';

/** Award by award: how far it is known, from which text and until when. */
export function coverageOfAwards(): readonly CoverageOfAward[] {
  return coverageOf(allAwards);
}

import { soundTables } from '../../src/infra/search/pinyin.ts'

/** Provinces and regions whose English name is not their pinyin. */
const FIXED: Readonly<Record<string, string>> = {
  内蒙古自治区: 'Inner Mongolia',
  广西壮族自治区: 'Guangxi',
  西藏自治区: 'Tibet',
  宁夏回族自治区: 'Ningxia',
  新疆维吾尔自治区: 'Xinjiang',
  陕西省: 'Shaanxi',
  台湾省: 'Taiwan',
  香港特别行政区: 'Hong Kong',
  澳门特别行政区: 'Macao',
  台北市: 'Taipei',
  高雄市: 'Kaohsiung',
  乌鲁木齐市: 'Urumqi',
  呼和浩特市: 'Hohhot',
  拉萨市: 'Lhasa',
  哈尔滨市: 'Harbin',
  直辖县: 'Directly administered',
}

/** Endings of division names, longest first, with their English words. */
const ENDINGS: readonly (readonly [string, string])[] = [
  ['高新技术产业开发区', 'High-tech Zone'],
  ['经济技术开发区', 'Economic Development Zone'],
  ['经济开发区', 'Economic Development Zone'],
  ['自治州', 'Autonomous Prefecture'],
  ['自治县', 'Autonomous County'],
  ['自治旗', 'Autonomous Banner'],
  ['开发区', 'Development Zone'],
  ['新区', 'New Area'],
  ['矿区', 'Mining District'],
  ['林区', 'Forestry District'],
  ['地区', 'Prefecture'],
  ['街道', 'Subdistrict'],
  ['群岛', 'Islands'],
  ['省', ''],
  ['市', ''],
  ['盟', 'League'],
  ['区', 'District'],
  ['县', 'County'],
  ['旗', 'Banner'],
  ['镇', 'Town'],
  ['乡', 'Township'],
]

/** English name of a division: the known one, else pinyin with its kind, "朝阳区" → "Chaoyang District". */
export function areaNameInEnglish(name: string): string {
  const fixed = FIXED[name]
  if (fixed !== undefined) return fixed
  const [ending, kind] = ENDINGS.find(([end]) => name.endsWith(end) && name.length > end.length) ?? ['', '']
  const stem = spell(name.slice(0, name.length - ending.length))
  return kind === '' ? stem : `${stem} ${kind}`
}

/** First letter of the pinyin, for lists by letter. */
export const areaInitial = (name: string): string => areaNameInEnglish(name).slice(0, 1).toUpperCase()

function spell(stem: string): string {
  const syllables = soundTables().pinyin(stem, { toneType: 'none', type: 'array', nonZh: 'consecutive' })
  const letters = syllables.join('').replaceAll('ü', 'v')
  return letters.slice(0, 1).toUpperCase() + letters.slice(1)
}

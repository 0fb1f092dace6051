import type { StoreStatus, StoreVerification } from '@shiji/contract/statuses.ts'
import { CITY_PLACES } from './city-places.ts'
import type { Both, DemoStore } from './types.ts'

type Row = readonly [
  zh: string,
  en: string,
  seal: string,
  colour: string,
  city: string,
  sells: string,
  voiceZh: string,
  voiceEn: string,
]

interface State {
  readonly verify: StoreVerification
  readonly status: StoreStatus
  readonly reason: Both
}
const NONE: Both = { zh: '', en: '' }
const OPEN: State = { verify: 'passed', status: 'open', reason: NONE }

/** Stores that are not simply open, by English name; every other state is shown by one of them. */
const STATES: Readonly<Record<string, State>> = {
  'Luggage Youth': {
    verify: 'passed',
    status: 'holiday',
    reason: { zh: '春季盘点，三天后恢复营业', en: 'Spring stock-taking, open again in three days' },
  },
  Vermilion: { verify: 'verifying', status: 'open', reason: NONE },
  'Herb Clinic': {
    verify: 'denied',
    status: 'open',
    reason: { zh: '营业执照照片不清晰，请重新上传', en: 'The licence picture is not readable, please upload it again' },
  },
  'Page Picker': { verify: 'fill_information', status: 'open', reason: NONE },
}

const FLAGSHIPS = new Set([
  'Farhill Digital',
  'Baichuan Appliances',
  'Wood & Light',
  'Runyu Skincare',
  'Childhood Planet',
])

/** Campaign pictures at the top of a store's page, by English name; most stores have none. */
const SLIDES: Readonly<Record<string, readonly string[]>> = {
  'Wood & Light': ['living', 'evening'],
  'Grain Full Kitchen': ['coffee'],
  'Stride Wild': ['trail'],
  'Runyu Skincare': ['bath'],
  'Hillside Orchard': ['fruit'],
  'Childhood Planet': ['story'],
}

const ROWS: readonly Row[] = [
  [
    '远山数码',
    'Farhill Digital',
    '远',
    '#2F4A6D',
    '深圳',
    'phones,smart',
    '只卖自己在用的手机。',
    'Phones that we use ourselves.',
  ],
  ['声场研究所', 'Soundfield Lab', '声', '#B9771B', '上海', 'audio', '把房间变成音乐厅。', 'Turns a room into a hall.'],
  [
    '方寸电脑',
    'Square Inch Computing',
    '寸',
    '#5B6670',
    '北京',
    'computing',
    '桌面上的每一寸都算数。',
    'Every inch of the desk counts.',
  ],
  ['快门街', 'Shutter Street', '街', '#3F6B4F', '成都', 'smart', '街拍人的器材铺。', 'Gear for street photographers.'],
  [
    '白川生活电器',
    'Baichuan Appliances',
    '川',
    '#2B7FB8',
    '佛山',
    'cleaning,large-appliances',
    '安静，好用，用得久。',
    'Quiet, useful, lasting.',
  ],
  [
    '小满厨电',
    'Grain Full Kitchen',
    '满',
    '#B5532F',
    '中山',
    'kitchen-appliances',
    '一日三餐，小满即安。',
    'Three meals a day, well made.',
  ],
  [
    '净屋',
    'Cleanhouse',
    '净',
    '#3E9E86',
    '苏州',
    'cleaning,personal-care',
    '干净是一种生活方式。',
    'Clean is a way of living.',
  ],
  [
    '木与光',
    'Wood & Light',
    '木',
    '#7A6A45',
    '杭州',
    'furniture,lighting',
    '木头会呼吸，光会说话。',
    'Wood breathes, light speaks.',
  ],
  ['一盏', 'One Lamp', '盏', '#B7791F', '宁波', 'lighting', '为每一个夜晚留一盏灯。', 'One lamp for every evening.'],
  [
    '景窑',
    'Jing Kiln',
    '窑',
    '#5E9C8C',
    '景德镇',
    'tableware,textiles',
    '一窑一色，一器一心。',
    'Each kiln its colour.',
  ],
  [
    '棉麻日常',
    'Linen Daily',
    '棉',
    '#9A8561',
    '南通',
    'textiles',
    '贴着皮肤的日常。',
    'Everyday things next to the skin.',
  ],
  [
    '未名女装',
    'Weiming Womenswear',
    '未',
    '#B0647A',
    '广州',
    'women',
    '不必出众，只要自在。',
    'Not to stand out, but at ease.',
  ],
  [
    '北岸男装',
    'North Bank Menswear',
    '北',
    '#2C3E66',
    '泉州',
    'men',
    '少一点，好一点。',
    'A little less, a little better.',
  ],
  [
    '踏野',
    'Stride Wild',
    '踏',
    '#5C7035',
    '莆田',
    'shoes,camping',
    '路在脚下，野在心里。',
    'The road below, the wild within.',
  ],
  ['行李青年', 'Luggage Youth', '行', '#2347B5', '嘉兴', 'bags', '说走就走的人都在这里。', 'For people who just go.'],
  [
    '润玉护肤',
    'Runyu Skincare',
    '润',
    '#9C7F8E',
    '上海',
    'skincare,bath',
    '温和，是我们的坚持。',
    'Gentle, and that is the point.',
  ],
  ['朱唇', 'Vermilion', '朱', '#B93A2B', '广州', 'make-up', '一抹朱红。', 'A stroke of vermilion.'],
  ['草本诊所', 'Herb Clinic', '草', '#557A3B', '亳州', 'wellness', '草木有本心。', 'Plants know their mind.'],
  ['山野果园', 'Hillside Orchard', '山', '#6B8E23', '烟台', 'fruit', '今天摘，今天发。', 'Picked today, sent today.'],
  [
    '云雾茶舍',
    'Cloudmist Tea',
    '云',
    '#2F5D46',
    '武夷山',
    'drinks,snacks',
    '一杯云雾，半日清闲。',
    'A cup of mist, half a day of quiet.',
  ],
  [
    '海捕鲜生',
    'Dayboat Seafood',
    '海',
    '#1F4E79',
    '舟山',
    'meat',
    '当天靠港，当天上桌。',
    'In port today, on the table today.',
  ],
  ['热炼', 'Hot Reps', '炼', '#4C6B12', '厦门', 'fitness,balls,wheels', '再来一组。', 'One more set.'],
  [
    '童年星球',
    'Childhood Planet',
    '童',
    '#B8860B',
    '汕头',
    'baby,toys,craft',
    '给童年一颗星球。',
    'A planet for every childhood.',
  ],
  [
    '拾页文具',
    'Page Picker',
    '页',
    '#2B3A67',
    '义乌',
    'stationery',
    '写下来，就是自己的。',
    'What is written is yours.',
  ],
]

/** The 24 stores: 21 passed, one verifying, one denied, one still filling in; one on holiday; five flagships. */
export const STORES: readonly DemoStore[] = ROWS.map(([zh, en, seal, colour, city, sells, voiceZh, voiceEn]) => ({
  zh,
  en,
  seal,
  colour,
  city,
  sells: sells.split(','),
  place: CITY_PLACES[city],
  slides: (SLIDES[en] ?? []).map(name => `campaign/${name}`),
  flagship: FLAGSHIPS.has(en),
  ...(STATES[en] ?? OPEN),
  description: { zh: voiceZh, en: voiceEn },
}))

/** These stores sell the middle classes of stores that are not open yet, so that no class of the shop is empty. */
export const STAND_INS: Readonly<Record<string, string>> = {
  'make-up': 'Runyu Skincare',
  wellness: 'Runyu Skincare',
  stationery: 'Childhood Planet',
  bags: 'Weiming Womenswear',
}

import type { Leaf } from '../../shape.ts'

export const egg: Leaf = {
  code: 'egg',
  name: '蛋类|Eggs',
  ending: 90,
  attributes: [
    {
      code: 'kind',
      name: '种类|Kind',
      values: ["鸡蛋|Hen's eggs", '鸭蛋|Duck eggs', '鹌鹑蛋|Quail eggs'],
      filter: true,
    },
    {
      code: 'raised',
      name: '饲养|Raised',
      values: ['林下散养|Free range', '平养|Cage free', '常规养殖|Conventional'],
      filter: true,
    },
    { code: 'state', name: '状态|State', values: ['鲜蛋|Fresh', '腌制|Salted or cured', '熟制|Cooked'], filter: true },
    {
      code: 'size',
      name: '单枚重|Each',
      values: ['15 克以下|Under 15 g', '45–55 克|45–55 g', '60–70 克|60–70 g'],
      filter: true,
    },
    { code: 'raw', name: '生食|Raw', values: ['可生食|Fit to eat raw', '需加热|Cook first', '即食|Ready to eat'] },
  ],
  claims: [
    [
      '破一个赔一个|Broken ones paid for',
      '收货 24 小时内拍照，按个数退。|Send a photo within a day and we refund by the egg.',
    ],
    [
      '查得到哪个棚|Traced to the house',
      '蛋壳或袋上印生产日期和棚号。|The date and the hen or duck house are printed on the shell or the bag.',
    ],
  ],
  choice: {
    name: '枚数|Count',
    values: [
      ['10 枚|10', 1],
      ['20 枚|20', 1.85],
      ['30 枚|30', 2.6],
    ],
  },
  kinds: [
    {
      code: 'box',
      noun: '盒装鸡蛋|Boxed eggs',
      sketch: 'grey moulded pulp carton open, two rows of brown eggs standing, label across the lid',
      claims: [
        [
          '蛋托是再生纸浆|Recycled pulp carton',
          '用完泡湿了，能当育苗盆。|Soak it afterwards and it serves as seed pots.',
        ],
      ],
    },
    {
      code: 'loose',
      noun: '土鸡蛋|Farm eggs',
      sketch:
        'small pale egg in a nest of straw in a woven basket, some with speckles, one cracked open showing the yolk',
      claims: [
        [
          '蛋黄是红心|A deep yolk',
          '蛋黄色度 12 以上，蛋清能挂住。|Colour 12 and above, and a white that holds together.',
        ],
      ],
    },
    {
      code: 'duck',
      noun: '鸭蛋|Duck eggs',
      sketch: 'larger bluish-white egg, one halved showing an oily orange yolk and salt crystals, red cord bundle',
      claims: [
        [
          '出油不靠添加|Oily by salt alone',
          '红泥裹盐腌 30 天，蛋黄自己出油。|Cured thirty days in red mud and salt until the yolk runs oily.',
        ],
      ],
    },
    {
      code: 'preserved',
      noun: '皮蛋|Preserved eggs',
      sketch:
        'dark amber translucent egg peeled and cut in wedges, grey-green yolk, snowflake pattern, ginger and vinegar beside',
      claims: [
        [
          '按批测铅|Tested for lead',
          '腌 45 天，每批送检，铅含量不到国标限值的一半。|Cured for 45 days; each batch tests at under half the lead limit.',
        ],
      ],
    },
    {
      code: 'quail',
      noun: '鹌鹑蛋|Quail eggs',
      sketch: 'tiny speckled eggs in a shallow box, one shelled and white, toothpick beside',
      claims: [
        [
          '大小匀称|Even in size',
          '过筛分选，单枚 9 到 12 克，煮的时间一样。|Sorted to 9–12 g each, so they cook alike.',
        ],
      ],
      choice: {
        name: '净重|Weight',
        values: [
          ['500g|500 g', 1],
          ['1kg|1 kg', 1.9],
        ],
      },
    },
  ],
  articles: [
    {
      kind: 'box',
      brand: '谷雨',
      name: '盒装鲜鸡蛋 当日产|Fresh eggs, laid the same day',
      subname: '日期印在蛋上，哪天产的一看便知|The date on every shell tells you the day',
      price: 19.9,
      grams: 700,
      facts: { kind: '鸡蛋', raised: '常规养殖', state: '鲜蛋', size: '60–70 克', raw: '需加热' },
      look: 'pulp carton open, brown eggs, morning light',
    },
    {
      kind: 'box',
      brand: '谷雨',
      name: '可生食鸡蛋 无菌检测|Raw-safe eggs, tested',
      subname: '半熟温泉蛋也敢吃|Safe for a runny yolk',
      series: '清晨|Morning',
      price: 39.9,
      grams: 1400,
      facts: { kind: '鸡蛋', raised: '平养', state: '鲜蛋', size: '60–70 克', raw: '可生食' },
      look: 'white eggs in tray, spoon, bowl',
    },
    {
      kind: 'box',
      brand: '谷雨',
      name: '谷饲平养鸡蛋 家庭装|Cage-free family eggs',
      subname: '鸡能走能扑腾，蛋黄紧实|Hens that walk and flap, firm yolks',
      price: 25.9,
      grams: 720,
      facts: { kind: '鸡蛋', raised: '平养', state: '鲜蛋', size: '45–55 克', raw: '需加热' },
      look: 'carton, tray of eggs, kitchen tile',
    },
    {
      kind: 'loose',
      brand: '山野果园',
      name: '林下土鸡蛋 红心小枚|Free-range farm eggs, deep yolk',
      subname: '山上散养，隔天才下一枚，个头小|Hill hens lay every other day: small but rich',
      series: '山野|Wildhill',
      price: 32.9,
      grams: 700,
      facts: { kind: '鸡蛋', raised: '林下散养', state: '鲜蛋', size: '45–55 克', raw: '需加热' },
      look: 'eggs in basket, straw, ferns',
    },
    {
      kind: 'loose',
      alone: true,
      brand: '山野果园',
      name: '土鸡蛋礼盒 30枚|Farm egg gift box of thirty',
      subname: '提篮装，看望老人拿得出手|In a basket, right for a visit',
      price: 89.9,
      grams: 1900,
      facts: { kind: '鸡蛋', raised: '林下散养', state: '鲜蛋', size: '45–55 克', raw: '需加热' },
      choice: null,
      look: 'woven basket, eggs, ribbon, cloth',
    },
    {
      kind: 'duck',
      brand: '老灶台',
      name: '流油咸鸭蛋 红泥腌|Salted duck eggs, red-mud cured',
      subname: '蛋黄流油，空口吃也不齁|Oily yolk that is not too salty',
      series: '渔港|Harbour',
      price: 39.9,
      grams: 1100,
      facts: { kind: '鸭蛋', raised: '常规养殖', state: '腌制', size: '60–70 克', raw: '即食' },
      choice: {
        name: '枚数|Count',
        values: [
          ['10 枚|10', 1],
          ['20 枚|20', 1.85],
        ],
      },
      look: 'halved egg, red mud, saucer',
    },
    {
      kind: 'duck',
      alone: true,
      brand: '老灶台',
      name: '烤海鸭蛋 真空熟制|Roasted salted sea duck eggs',
      subname: '烤过的壳带焦香，剥开就吃|A toasty shell, peel and eat',
      price: 49.9,
      grams: 850,
      facts: { kind: '鸭蛋', raised: '平养', state: '熟制', size: '60–70 克', raw: '即食' },
      choice: {
        name: '枚数|Count',
        values: [
          ['10 枚|10', 1],
          ['20 枚|20', 1.85],
        ],
      },
      look: 'browned shells, vacuum pouch, seaside net',
    },
    {
      kind: 'preserved',
      brand: '老灶台',
      name: '松花皮蛋 无铅|Preserved eggs, lead free',
      subname: '切开有松枝花，凉拌加姜醋|Pine-branch pattern; dress with ginger and vinegar',
      price: 35.9,
      grams: 800,
      facts: { kind: '鸭蛋', raised: '常规养殖', state: '腌制', size: '60–70 克', raw: '即食' },
      choice: {
        name: '枚数|Count',
        values: [
          ['10 枚|10', 1],
          ['20 枚|20', 1.85],
        ],
      },
      look: 'halved preserved egg, chilli, cold plate',
    },
    {
      kind: 'quail',
      brand: '老灶台',
      name: '五香鹌鹑蛋 即食|Spiced quail eggs, ready to eat',
      subname: '带去爬山，饿了吃几颗|Take a few up the hill',
      price: 29.9,
      grams: 600,
      facts: { kind: '鹌鹑蛋', raised: '常规养殖', state: '熟制', size: '15 克以下', raw: '即食' },
      look: 'peeled quail eggs, toothpick, camping cup',
    },
    {
      kind: 'quail',
      alone: true,
      brand: '谷雨',
      name: '新鲜鹌鹑蛋 火锅用|Fresh quail eggs for hotpot',
      subname: '下锅三分钟，孩子剥着玩|Three minutes in the pot, fun to peel',
      price: 19.9,
      grams: 350,
      facts: { kind: '鹌鹑蛋', raised: '常规养殖', state: '鲜蛋', size: '15 克以下', raw: '需加热' },
      choice: {
        name: '枚数|Count',
        values: [
          ['24 枚|24', 1],
          ['48 枚|48', 1.85],
        ],
      },
      look: 'speckled eggs in box, hotpot edge',
    },
  ],
  voices: {
    good: [
      '到手一个没破，蛋托结实。|Not one broken, the tray is sturdy.',
      "蛋黄颜色深，吃着香，孩子说像姥姥家的。|A deep yolk and a good smell; my child says it is like grandma's.",
      '日期很近，吃着新鲜。|A recent date, and they taste fresh.',
      '做早餐的人一天要敲好几个。壳不是一碰就碎那种，蛋清挑得起来，颜色也正。箱子里有张检测单，我真看了，没有乱写。|I crack several a day for breakfast. The shell is firm, the white holds together and the colour is right. I read the test sheet in the box, and it was not padding.',
      '送公婆的，包得体面|For my in-laws, nicely packed',
      '一斤算下来比超市便宜两块。|Cheaper by weight than the supermarket.',
    ],
    fair: [
      '破了一枚，客服让拍照，十分钟退了钱。|One broke; a photo and ten minutes later the money was back.',
      '个头参差，大的大小的小。|All sorts of sizes in one box.',
      '味道普通，和菜场的没差别。|Ordinary, the same as at the market.',
    ],
    poor: [
      '有一枚是臭的，全家都不想吃了。|One was off, and that put all of us off.',
      '十枚碎了四枚，箱子里全是蛋液。|Four of ten were broken and the box was swimming.',
      '日期印得模糊，看不清。|The date was too smudged to read.',
    ],
  },
}

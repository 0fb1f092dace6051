import type { Leaf } from '../../shape.ts'

export const berry: Leaf = {
  code: 'berry',
  name: '浆果葡萄|Berries & grapes',
  ending: 90,
  attributes: [
    {
      code: 'kind',
      name: '品种|Kind',
      values: ['草莓|Strawberries', '蓝莓|Blueberries', '葡萄|Grapes', '车厘子|Cherries'],
      filter: true,
    },
    {
      code: 'from',
      name: '产地|From',
      values: ['辽宁丹东|Dandong', '云南|Yunnan', '新疆吐鲁番|Turpan', '智利|Chile', '山东|Shandong'],
      filter: true,
    },
    {
      code: 'taste',
      name: '口感|Taste',
      values: ['奶香甜|Creamy sweet', '酸甜|Sweet and sharp', '脆甜|Crisp and sweet'],
      filter: true,
    },
    { code: 'seed', name: '籽|Seeds', values: ['无籽|Seedless', '有籽|With seeds'], filter: true },
    {
      code: 'travel',
      name: '运输|Travels',
      values: ['全程冷链|Cold chain all the way', '空运|By air', '冷冻|Frozen'],
      filter: true,
    },
  ],
  claims: [
    [
      '破一颗赔一颗|Broken ones are refunded',
      '收货拍照，按实际损耗退钱，不用整箱寄回。|Photograph what is broken and we refund that share; nothing to send back.',
    ],
    [
      '称净重发货|Net weight, and a little more',
      '发货前称净重，另多放 3% 抵路上的损耗。|We weigh the fruit alone and add 3% for what the road may take.',
    ],
  ],
  choice: {
    name: '净重|Weight',
    values: [
      ['1斤|500 g', 1],
      ['2斤|1 kg', 1.85],
      ['4斤|2 kg', 3.4],
    ],
  },
  kinds: [
    {
      code: 'strawberry',
      noun: '草莓|Strawberries',
      sketch: 'heart-shaped red berries with green caps, seeds visible, packed in a tray of hollows',
      claims: [
        [
          '一颗一个窝|A hollow each',
          '托盘按大小开窝，运到也不压在一起。|The tray has a hollow for every berry, so none press on another.',
        ],
      ],
    },
    {
      code: 'blueberry',
      noun: '蓝莓|Blueberries',
      sketch: 'small round blue-black berries with frosty bloom and crowns, spilling from a clear punnet',
      claims: [
        [
          '果霜还在|The bloom is still on',
          '白霜没有洗掉，冷藏一周仍脆。|The bloom is untouched; they stay crisp for a week in the fridge.',
        ],
      ],
    },
    {
      code: 'grape',
      noun: '葡萄|Grapes',
      sketch: 'hanging bunch of tight round grapes with stem and leaf, tapering down to a point',
      claims: [
        [
          '整串剪不散|Cut by the bunch',
          '按串剪下，放保鲜盒里少掉粒。|Cut as whole bunches, so few fall off in the box.',
        ],
      ],
    },
    {
      code: 'cherry',
      noun: '车厘子|Cherries',
      sketch: 'pairs of dark round cherries joined by long stems, glossy, a few with leaf',
      claims: [
        ['果径按J分|Sized by the J scale', 'JJ 是 28–30 毫米，JJJ 是 30 毫米以上。|JJ means 28–30 mm, JJJ over 30 mm.'],
      ],
    },
  ],
  articles: [
    {
      kind: 'strawberry',
      brand: '山野果园',
      name: '丹东红颜草莓 现摘|Dandong Red Face strawberries',
      subname: '早上摘下午发，到家还是凉的|Picked in the morning, home cold by night',
      series: '晨露|Dew',
      price: 49.9,
      grams: 700,
      facts: { kind: '草莓', from: '辽宁丹东', taste: '奶香甜', seed: '有籽', travel: '全程冷链' },
      look: 'strawberries in tray, dew, paper',
    },
    {
      kind: 'strawberry',
      brand: '山野果园',
      name: '丹东奶油草莓 大果|Dandong cream strawberries, large',
      subname: '一颗顶两口，蘸不蘸糖都行|Two bites each, no sugar needed',
      price: 69.9,
      grams: 720,
      facts: { kind: '草莓', from: '辽宁丹东', taste: '奶香甜', seed: '有籽', travel: '全程冷链' },
      look: 'large berries, milk jug, linen',
    },
    {
      kind: 'strawberry',
      brand: '谷雨',
      name: '山东草莓 家庭装|Shandong strawberries, family box',
      subname: '形状随意，打碎拌酸奶正好|Any shape you like, good over yoghurt',
      price: 29.9,
      grams: 700,
      facts: { kind: '草莓', from: '山东', taste: '酸甜', seed: '有籽', travel: '全程冷链' },
      look: 'mixed berries, bowl, spoon, yoghurt',
    },
    {
      kind: 'blueberry',
      brand: '山野果园',
      name: '云南蓝莓 18mm大果|Yunnan blueberries, 18 mm',
      subname: '花香味，摊在盘子里不沾手|Floral, dry to the touch',
      series: '暖阳|Warmsun',
      price: 59.9,
      grams: 450,
      facts: { kind: '蓝莓', from: '云南', taste: '脆甜', seed: '有籽', travel: '全程冷链' },
      choice: {
        name: '净重|Weight',
        values: [
          ['4盒|4 boxes', 1],
          ['8盒|8 boxes', 1.85],
        ],
      },
      look: 'blueberries in punnet, frost, slate',
    },
    {
      kind: 'blueberry',
      brand: '谷雨',
      name: '冷冻蓝莓 烘焙酸奶用|Frozen blueberries for baking',
      subname: '单粒速冻，倒出来就能用|Frozen apart, pour out as many as you need',
      price: 39.9,
      grams: 600,
      facts: { kind: '蓝莓', from: '云南', taste: '酸甜', seed: '有籽', travel: '冷冻' },
      look: 'frozen berries, frosted bowl, whisk',
    },
    {
      kind: 'grape',
      brand: '山野果园',
      name: '吐鲁番无籽葡萄 脆甜|Turpan seedless grapes',
      subname: '咬下去能听见，连皮吃|You can hear the bite, skin and all',
      price: 45.9,
      grams: 1800,
      facts: { kind: '葡萄', from: '新疆吐鲁番', taste: '脆甜', seed: '无籽', travel: '全程冷链' },
      choice: {
        name: '净重|Weight',
        values: [
          ['3斤|1.5 kg', 1],
          ['5斤|2.5 kg', 1.6],
        ],
      },
      look: 'green grapes, sunlit, in a wooden crate',
    },
    {
      kind: 'grape',
      brand: '山野果园',
      name: '阳光玫瑰葡萄 两串装|Shine Muscat grapes, two bunches',
      subname: '茉莉香，冰一下口感更脆|Muscat scent, crisper from the fridge',
      price: 89.9,
      grams: 1300,
      facts: { kind: '葡萄', from: '山东', taste: '奶香甜', seed: '无籽', travel: '全程冷链' },
      choice: {
        name: '净重|Weight',
        values: [
          ['2串约2.5斤|2 bunches, 1.25 kg', 1],
          ['4串约5斤|4 bunches, 2.5 kg', 1.9],
        ],
      },
      look: 'pale green bunches, ribbon, gift paper',
    },
    {
      kind: 'grape',
      brand: '谷雨',
      name: '夏黑葡萄 无核大串|Summer Black grapes',
      subname: '紫黑透亮，冻成果冰给孩子|Near black and clear; freeze them for children',
      price: 32.9,
      grams: 1800,
      facts: { kind: '葡萄', from: '山东', taste: '酸甜', seed: '无籽', travel: '全程冷链' },
      choice: {
        name: '净重|Weight',
        values: [
          ['3斤|1.5 kg', 1],
          ['5斤|2.5 kg', 1.6],
        ],
      },
      look: 'black grapes hanging, old garden wall',
    },
    {
      kind: 'cherry',
      brand: '山野果园',
      name: '智利车厘子 JJ级|Chilean cherries, JJ',
      subname: '空运七天内到，梗还是绿的|Flown within the week, stems still green',
      series: '果园|Orchard',
      price: 79.9,
      grams: 650,
      facts: { kind: '车厘子', from: '智利', taste: '脆甜', seed: '有籽', travel: '空运' },
      look: 'cherries in ice bowl, leaf',
    },
    {
      kind: 'cherry',
      brand: '谷雨',
      name: '山东樱桃 早熟红灯|Shandong cherries, early',
      subname: '皮薄酸甜，当天现摘|Thin skin, sweet and sharp, picked the same day',
      price: 79.9,
      grams: 1000,
      facts: { kind: '车厘子', from: '山东', taste: '酸甜', seed: '有籽', travel: '全程冷链' },
      choice: {
        name: '净重|Weight',
        values: [
          ['2斤|1 kg', 1],
          ['4斤|2 kg', 1.85],
        ],
      },
      look: 'bright red cherries, basket, tree',
    },
  ],
  voices: {
    good: [
      '到的时候冰袋还硬着，没有一颗压坏。|The ice pack was still hard and not one was crushed.',
      '甜，孩子直接坐地上吃完一盒。|So sweet my son sat on the floor and finished a box.',
      '晚上八点下单，第二天中午就到了。|Ordered at eight in the evening, here by noon.',
      '怕路上坏，特意选了周二下单。收到的时候底下垫了两层，只有两颗软了。洗完冰着吃，孩子以为我买了好几百的。|Afraid of the journey, I ordered on a Tuesday. Two layers of padding, and only two soft ones. Washed and chilled, my child thought I had spent hundreds.',
      '大小差不多，没有拿小的充数。|Even in size, no small ones to fill up.',
      '送老师的，包得很仔细|For a teacher, very carefully packed',
    ],
    fair: [
      '有三颗磕破了，给补了差价。|Three were bruised; they refunded that share.',
      '甜是甜，比想象的淡一点。|Sweet, though milder than I hoped.',
      '第三天开始发软，得抓紧吃。|They soften from day three, eat quickly.',
    ],
    poor: [
      '一半都软了，说是天气热。|Half of it was soft; the heat, they said.',
      '大的都码在上面，底下全是小的。|Large ones on top, small ones underneath.',
      '盒盖没卡紧，箱里散了一层。|The lid was loose and they lay all over the parcel.',
    ],
  },
}

import type { Leaf } from '../../shape.ts'

export const chocolate: Leaf = {
  code: 'chocolate',
  name: '巧克力糖果|Chocolate & sweets',
  ending: 90,
  attributes: [
    {
      code: 'kind',
      name: '种类|Kind',
      values: [
        '排块巧克力|Bars',
        '夹心巧克力|Filled chocolates',
        '牛轧与酥糖|Nougat and brittle',
        '软糖|Soft candy',
        '硬糖|Hard candy',
      ],
      filter: true,
    },
    {
      code: 'cocoa',
      name: '可可含量|Cocoa',
      values: ['70% 以上|70% and over', '50–70%|50–70%', '50% 以下|Under 50%', '不含可可|None'],
      filter: true,
    },
    {
      code: 'taste',
      name: '口味|Taste',
      values: ['原味|Plain', '坚果|Nuts', '水果|Fruit', '海盐|Sea salt', '茶与薄荷|Tea and mint'],
      filter: true,
    },
    {
      code: 'sugar',
      name: '糖|Sugar',
      values: ['不加糖|No added sugar', '低糖|Less sugar', '有糖|With sugar'],
      filter: true,
    },
    { code: 'pack', name: '包装|Packing', values: ['独立包装|Wrapped singly', '整块|One piece', '礼盒|Gift box'] },
  ],
  claims: [
    [
      '数字来自检测|Figures from the lab',
      '糖和过敏原按批送检，结果印在背面。|Sugar and allergens are tested by batch and printed on the back.',
    ],
    [
      '夏天加冰袋|Ice packs in summer',
      '五月到九月随箱放冰袋，化了拍照就退。|From May to September it travels with ice; a photo of melted goods is enough for a refund.',
    ],
  ],
  choice: {
    name: '净重|Weight',
    values: [
      ['100g|100 g', 1],
      ['300g|300 g', 2.7],
    ],
  },
  kinds: [
    {
      code: 'bar',
      noun: '排块巧克力|Chocolate bar',
      sketch: 'flat slab scored in squares, torn foil and paper sleeve, one corner snapped off',
      claims: [
        [
          '掰起来有脆响|Snaps cleanly',
          '纯可可脂调温，25℃ 下掰断声音清脆。|Pure cocoa butter, tempered, so it snaps at 25 °C.',
        ],
      ],
    },
    {
      code: 'box',
      noun: '夹心巧克力|Filled chocolates',
      sketch: 'shallow box with lid aside, nine or twelve different small domes and squares in paper cups',
      claims: [
        [
          '倒过来也不乱|Upside down and in place',
          '每颗一个纸杯，盖内有软垫压住，翻转也不移位。|Each sits in a paper cup under a soft pad, so nothing moves when the box turns over.',
        ],
      ],
      choice: {
        name: '颗数|Pieces',
        values: [
          ['9 颗|9', 1],
          ['16 颗|16', 1.65],
        ],
      },
    },
    {
      code: 'nougat',
      noun: '牛轧糖|Nougat',
      sketch: 'short white block with visible nuts, wrapped in twisted paper, a few unwrapped beside',
      claims: [
        [
          '不粘牙|Does not stick to teeth',
          '熬到 138℃ 再拉，咬下去脆而不黏。|Cooked to 138 °C and pulled, so it bites crisply.',
        ],
      ],
      choice: {
        name: '净重|Weight',
        values: [
          ['250g|250 g', 1],
          ['500g|500 g', 1.85],
        ],
      },
    },
    {
      code: 'gummy',
      noun: '软糖|Gummy sweets',
      sketch: 'small translucent shapes in a bowl, one bitten showing an even inside, sugar dusting',
      claims: [
        [
          '果汁占三成|Thirty per cent juice',
          "用果汁和果胶熬，颜色来自水果。|Made with juice and pectin; the colour is the fruit's own.",
        ],
      ],
      choice: {
        name: '净重|Weight',
        values: [
          ['250g|250 g', 1],
          ['500g|500 g', 1.85],
        ],
      },
    },
    {
      code: 'drop',
      noun: '硬糖|Hard candy',
      sketch: 'round boiled sweets twisted in clear wrappers, spilling from a tin with a hinged lid',
      claims: [
        [
          '一颗含十分钟|Ten minutes a piece',
          '慢熬到透明，含着不会扎嘴。|Boiled slowly until clear, with no sharp edges.',
        ],
      ],
      choice: {
        name: '净重|Weight',
        values: [
          ['150g|150 g', 1],
          ['300g|300 g', 1.85],
        ],
      },
    },
  ],
  articles: [
    {
      kind: 'bar',
      brand: '麦香里',
      name: '72%黑巧克力 排块|Dark chocolate bar, 72%',
      subname: '先苦后有果香，配咖啡|Bitter, then fruity; a match for coffee',
      series: '炉边|Oven',
      price: 29.9,
      grams: 150,
      facts: { kind: '排块巧克力', cocoa: '70% 以上', taste: '原味', sugar: '有糖', pack: '整块' },
      look: 'dark bar snapped, cocoa nibs, slate',
    },
    {
      kind: 'bar',
      alone: true,
      brand: '麦香里',
      name: '海盐黑巧克力 58%可可|Sea salt dark chocolate, 58%',
      subname: '盐粒压在底面，后半口才出咸味|Salt on the underside comes through at the end',
      price: 32.9,
      grams: 150,
      facts: { kind: '排块巧克力', cocoa: '50–70%', taste: '海盐', sugar: '低糖', pack: '整块' },
      look: 'dark bar, salt flakes, torn foil, linen',
    },
    {
      kind: 'bar',
      alone: true,
      brand: '谷雨',
      name: '榛子奶香巧克力 排块|Hazelnut chocolate bar',
      subname: '整颗榛子铺底，一排八颗|Whole hazelnuts, eight to a row',
      price: 25.9,
      grams: 150,
      facts: { kind: '排块巧克力', cocoa: '50% 以下', taste: '坚果', sugar: '有糖', pack: '整块' },
      look: 'lighter brown bar, hazelnuts, wooden board',
    },
    {
      kind: 'bar',
      alone: true,
      brand: '云雾茶舍',
      name: '抹茶白巧克力 无蔗糖|Matcha white chocolate, no cane sugar',
      subname: "抹茶微苦，压住了奶甜|Matcha's edge tames the milk",
      price: 45.9,
      grams: 150,
      facts: { kind: '排块巧克力', cocoa: '50% 以下', taste: '茶与薄荷', sugar: '不加糖', pack: '整块' },
      look: 'green bar, bamboo whisk, matcha powder',
    },
    {
      kind: 'box',
      brand: '麦香里',
      name: '夹心巧克力礼盒 九种口味|Filled chocolates, nine tastes',
      subname: '每颗不一样，一家人抢着挑|No two alike, so the whole family argues',
      series: '小确幸|Littlejoy',
      price: 98,
      grams: 260,
      facts: { kind: '夹心巧克力', cocoa: '50–70%', taste: '坚果', sugar: '有糖', pack: '礼盒' },
      look: 'open box, domes in paper cups, ribbon',
    },
    {
      kind: 'box',
      alone: true,
      brand: '麦香里',
      name: '樱桃夹心巧克力 整颗果|Cherry-filled chocolates',
      subname: '整颗樱桃，糖浆里没有酒精|Whole cherries in syrup without alcohol',
      price: 79.9,
      grams: 240,
      facts: { kind: '夹心巧克力', cocoa: '50–70%', taste: '水果', sugar: '有糖', pack: '礼盒' },
      look: 'cherry chocolates cut open, red filling, box',
    },
    {
      kind: 'nougat',
      brand: '老灶台',
      name: '花生牛轧糖 手工拉制|Peanut nougat, hand pulled',
      subname: '拉了四十遍，脆里带韧|Pulled forty times, crisp with a chew',
      series: '稻香|Ricescent',
      price: 39.9,
      grams: 320,
      facts: { kind: '牛轧与酥糖', cocoa: '不含可可', taste: '坚果', sugar: '有糖', pack: '独立包装' },
      look: 'white nougat blocks, peanuts, kraft paper',
    },
    {
      kind: 'nougat',
      alone: true,
      brand: '老灶台',
      name: '蔓越莓牛轧糖 喜糖装|Cranberry nougat for weddings',
      subname: '果干酸，配红包发着好看|Tart fruit, pretty in red favours',
      price: 45.9,
      grams: 320,
      facts: { kind: '牛轧与酥糖', cocoa: '不含可可', taste: '水果', sugar: '有糖', pack: '独立包装' },
      look: 'nougat with red berries, red paper, gold thread',
    },
    {
      kind: 'gummy',
      brand: '谷雨',
      name: '鲜果软糖 独立小包|Fruit gummies in single packs',
      subname: '一小包五颗，孩子分着吃|Five in a bag, easy to share out',
      price: 25.9,
      grams: 280,
      facts: { kind: '软糖', cocoa: '不含可可', taste: '水果', sugar: '有糖', pack: '独立包装' },
      look: 'coloured gummies in bowl, small bags, playground',
    },
    {
      kind: 'drop',
      brand: '老灶台',
      name: '薄荷硬糖 铁盒装|Mint hard candy in a tin',
      subname: '开会前含一颗，凉到底|One before a meeting, cool all the way down',
      price: 19.9,
      grams: 190,
      facts: { kind: '硬糖', cocoa: '不含可可', taste: '茶与薄荷', sugar: '有糖', pack: '独立包装' },
      look: 'blue tin, clear drops, office desk',
    },
  ],
  voices: {
    good: [
      '过年摆在桌上，客人都问是哪儿买的。|On the table at New Year, and every guest asked where it came from.',
      '甜度刚好，吃两颗就停住了。|Sweet enough that two are plenty.',
      '用料实在，不是那种一股香精味的。|Honest ingredients, none of that artificial taste.',
      '出差路上撕了一包，本想留一半，结果落地前空了。甜是甜，但不齁。下次买两份，一份藏起来。|I opened one on a business trip, meant to keep half and finished it before landing. Sweet but not sickly. Next time I buy two and hide one.',
      '大热天送来，没化|A hot day, and nothing had melted',
      '拆一包办公室分光，第二天又下了一单。|A pack emptied the office; I ordered again the next day.',
    ],
    fair: [
      '味道可以，分量比想的少。|Good, less of it than I thought.',
      '偏甜，一次一颗就够。|On the sweet side, one at a time is enough.',
      '包装一层又一层，垃圾比糖多。|Layer upon layer of packing, more rubbish than sweets.',
    ],
    poor: [
      '到手粘在一起，软塌塌的。|Arrived soft and stuck together.',
      '和图上颜色差得多，像过期的。|Nothing like the picture, as if past its date.',
      '有两颗碎了，问客服只给了三块钱。|Two were broken and all they offered was three yuan.',
    ],
  },
}

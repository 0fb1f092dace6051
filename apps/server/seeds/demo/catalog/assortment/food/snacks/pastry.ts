import type { Leaf } from '../../shape.ts'

export const pastry: Leaf = {
  code: 'pastry',
  name: '月饼糕点|Pastries & mooncakes',
  ending: 90,
  attributes: [
    {
      code: 'kind',
      name: '种类|Kind',
      values: ['月饼|Mooncakes', '面包|Bread', '曲奇饼干|Cookies', '甜甜圈|Doughnuts', '糯米点心|Rice cakes'],
      filter: true,
    },
    {
      code: 'fill',
      name: '馅料|Filling',
      values: ['莲蓉蛋黄|Lotus and yolk', '豆沙|Bean paste', '流心奶黄|Runny custard', '没有馅|No filling', '果酱|Jam'],
      filter: true,
    },
    { code: 'texture', name: '口感|Texture', values: ['酥|Flaky', '软|Soft', '脆|Crisp'], filter: true },
    { code: 'sugar', name: '糖|Sugar', values: ['低糖|Less sugar', '标准|Regular'], filter: true },
    { code: 'keep', name: '保质|Keeps', values: ['3 天|3 days', '45 天|45 days'] },
  ],
  claims: [
    [
      '出炉日印在袋上|Baked-on date',
      '一袋一个日期，出炉超过三天的不发。|Each bag carries its own date; nothing over three days old leaves us.',
    ],
    [
      '称重不靠包装|Weight without packing',
      '标的是净重，礼盒和冰袋都不算。|The weight is the food alone, without box or ice.',
    ],
  ],
  choice: {
    name: '枚数|Count',
    values: [
      ['4 枚|4', 1],
      ['8 枚|8', 1.9],
    ],
  },
  kinds: [
    {
      code: 'mooncake',
      noun: '月饼|Mooncakes',
      sketch: 'round drum-shaped cake with embossed crest and crimped edge, one cut in quarters showing a yolk',
      claims: [
        [
          '印纹压得清楚|A clean imprint',
          '木模压形再烤两遍，冷了不裂。|Pressed in wooden moulds and baked twice so the crest stays sharp.',
        ],
      ],
    },
    {
      code: 'croissant',
      noun: '牛角面包|Croissants',
      sketch: 'curved crescent with clear layers and shiny crust, one broken open to show honeycomb',
      claims: [
        [
          '折了二十七层|Twenty-seven layers',
          '面团低温发酵 16 小时，切面是蜂窝状。|Risen in the cold for sixteen hours; the cut looks like honeycomb.',
        ],
      ],
    },
    {
      code: 'cookie',
      noun: '曲奇饼干|Cookies',
      sketch: 'irregular round crisp biscuits with chips in a paper tray, one bitten',
      claims: [
        [
          '烤到边缘焦黄|Brown at the edge',
          '170℃ 烤 22 分钟，水分低于 4%。|Twenty-two minutes at 170 °C, down to under 4% moisture.',
        ],
      ],
    },
    {
      code: 'doughnut',
      noun: '甜甜圈|Doughnuts',
      sketch: 'ring with a hole, glossy icing on top, sprinkles or sugar crust, stack of three',
      claims: [
        [
          '不腻的甜|Sweetness held back',
          '面团里没放糖，甜味只在上面那层。|No sugar in the dough; the sweetness sits on top.',
        ],
      ],
    },
    {
      code: 'rice',
      noun: '糯米点心|Rice cakes',
      sketch: 'soft white or green rounded buns in paper cups, one cut showing a paste filling, dusted with flour',
      claims: [
        [
          '凉了也软|Soft when cold',
          '水磨糯米粉现蒸，冷藏一晚拿出来还不硬。|Steamed from wet-ground rice; soft even after a night in the fridge.',
        ],
      ],
    },
  ],
  articles: [
    {
      kind: 'mooncake',
      brand: '麦香里',
      name: '广式月饼 莲蓉蛋黄|Cantonese mooncakes, lotus and yolk',
      subname: '一颗整蛋黄，莲蓉炒到起沙|A whole yolk in slow-cooked lotus paste',
      series: '月圆|Fullmoon',
      price: 89.9,
      grams: 520,
      facts: { kind: '月饼', fill: '莲蓉蛋黄', texture: '软', sugar: '标准', keep: '45 天' },
      look: 'mooncake quartered, yolk shown, tea cup, moonlit blue',
    },
    {
      kind: 'mooncake',
      brand: '老灶台',
      name: '豆沙月饼 少糖老味道|Red bean mooncakes, less sugar',
      subname: '红小豆自己熬，糖减了三成|Beans cooked here with a third less sugar',
      price: 49.9,
      grams: 500,
      facts: { kind: '月饼', fill: '豆沙', texture: '软', sugar: '低糖', keep: '45 天' },
      look: 'mooncakes on waxed paper, twine, bean paste',
    },
    {
      kind: 'mooncake',
      brand: '麦香里',
      name: '流心奶黄月饼 小圆款|Runny custard mooncakes, small',
      subname: '微波十秒再掰开，心会流出来|Ten seconds in the microwave and the heart runs',
      series: '甜时|Sweettime',
      price: 99.9,
      grams: 480,
      facts: { kind: '月饼', fill: '流心奶黄', texture: '软', sugar: '标准', keep: '45 天' },
      look: 'small golden mooncakes, custard flowing, dark plate',
    },
    {
      kind: 'croissant',
      brand: '麦香里',
      name: '原味可颂 牛角面包|Plain butter croissants',
      subname: '烤箱回热三分钟，外面又脆了|Three minutes in the oven and crisp again',
      series: '炉边|Oven',
      price: 35.9,
      grams: 380,
      facts: { kind: '面包', fill: '没有馅', texture: '酥', sugar: '标准', keep: '3 天' },
      look: 'croissant broken open, honeycomb, butter, coffee',
    },
    {
      kind: 'croissant',
      brand: '麦香里',
      name: '草莓夹心牛角面包|Strawberry-filled croissants',
      subname: '果酱灌到两头，不用再抹|Jam right to both tips, nothing to spread',
      price: 39.9,
      grams: 440,
      facts: { kind: '面包', fill: '果酱', texture: '酥', sugar: '标准', keep: '3 天' },
      look: 'croissants with red jam, breakfast tray, napkin',
    },
    {
      kind: 'cookie',
      brand: '麦香里',
      name: '黄油曲奇饼干 铁盒装|Butter cookies in a tin',
      subname: '裱花纹路清楚，含着就化|Crisply piped and melting on the tongue',
      price: 45.9,
      grams: 520,
      facts: { kind: '曲奇饼干', fill: '没有馅', texture: '酥', sugar: '标准', keep: '45 天' },
      choice: {
        name: '规格|Size',
        values: [
          ['400g|400 g', 1],
          ['800g|800 g', 1.85],
        ],
      },
      look: 'round tin open, piped rings, lace paper',
    },
    {
      kind: 'cookie',
      brand: '谷雨',
      name: '燕麦曲奇饼干 薄脆款|Thin crisp oat cookies',
      subname: '看得见燕麦片，一片十五千卡|Whole oats in sight, 15 kcal each',
      price: 25.9,
      grams: 330,
      facts: { kind: '曲奇饼干', fill: '没有馅', texture: '脆', sugar: '低糖', keep: '45 天' },
      choice: {
        name: '规格|Size',
        values: [
          ['250g|250 g', 1],
          ['500g|500 g', 1.85],
        ],
      },
      look: 'thin lacy biscuits stacked, oats, milk glass',
    },
    {
      kind: 'doughnut',
      brand: '麦香里',
      name: '糖霜甜甜圈 下午茶|Glazed doughnuts for tea time',
      subname: '面团不放糖，柠檬糖霜微酸|Plain dough under a tart lemon glaze',
      price: 32.9,
      grams: 360,
      facts: { kind: '甜甜圈', fill: '没有馅', texture: '软', sugar: '标准', keep: '3 天' },
      look: 'glazed rings stacked, one bitten, tea pot',
    },
    {
      kind: 'rice',
      brand: '老灶台',
      name: '豆沙青团 艾草汁|Mugwort rice cakes with bean paste',
      subname: '清明前的嫩艾草，苦味去干净了|Young spring mugwort without its bitterness',
      price: 29.9,
      grams: 420,
      facts: { kind: '糯米点心', fill: '豆沙', texture: '软', sugar: '低糖', keep: '3 天' },
      look: 'green rounds in bamboo steamer, one cut, leaves',
    },
    {
      kind: 'rice',
      brand: '谷雨',
      name: '奶黄糯米糍 冷藏吃|Custard mochi, served chilled',
      subname: '冰着吃，皮糯心滑不粘牙|Soft skin and smooth heart, cold from the fridge',
      price: 35.9,
      grams: 400,
      facts: { kind: '糯米点心', fill: '流心奶黄', texture: '软', sugar: '标准', keep: '3 天' },
      look: 'white powdered rounds, one cut, wooden plate',
    },
  ],
  voices: {
    good: [
      '甜度刚好，家里老人也能吃一块。|Just sweet enough; even my parents had one.',
      '收到还是软硬正好，像刚买回家的。|It came as if I had just carried it home from the baker.',
      '送人的那份包得好，没压坏一枚。|The one I gave away was so well packed that nothing was crushed.',
      '奶奶嫌外面卖的太甜，以前过节都不碰。这次她慢慢吃完了一整个，还问有没有了。包装也素净，适合寄给长辈。|Grandmother finds shop ones too sweet and never touches them at festivals. This time she slowly ate a whole one and asked for more. The plain packing suits older people too.',
      '最后一块两个孩子抢着吃|They fought over the last one',
      "料放得实在，不像超市里那种空心的。|Generous with the good things, not hollow like the supermarket's.",
    ],
    fair: [
      '味道可以，糖略重，配茶正好。|Good, a bit sweet, fine with tea.',
      '有一个压瘪了，味道没差。|One was squashed, it tasted the same.',
      '比照片小，价钱也不算便宜。|Smaller than pictured and not exactly cheap.',
    ],
    poor: [
      '到手干硬，不像刚出炉没几天的。|Dry and hard, hardly baked a few days ago.',
      '吃着一股油味，扔了半盒。|It tasted of old oil; half went in the bin.',
      '说好节前到，过完节才送来。|Promised before the holiday, delivered after it.',
    ],
  },
}

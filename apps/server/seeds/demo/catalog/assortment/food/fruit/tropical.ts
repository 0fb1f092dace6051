import type { Leaf } from '../../shape.ts'

export const tropical: Leaf = {
  code: 'tropical',
  name: '热带水果|Tropical fruit',
  ending: 90,
  attributes: [
    {
      code: 'kind',
      name: '品种|Kind',
      values: ['菠萝|Pineapple', '芒果|Mango', '椰子|Coconut', '香蕉|Banana', '猕猴桃|Kiwi'],
      filter: true,
    },
    {
      code: 'from',
      name: '产地|From',
      values: ['海南|Hainan', '广西百色|Baise', '广东|Guangdong', '四川蒲江|Pujiang', '泰国|Thailand'],
      filter: true,
    },
    {
      code: 'ready',
      name: '到货状态|On arrival',
      values: ['可以马上吃|Ready to eat', '放两三天|Needs two or three days', '放一周|Needs a week'],
      filter: true,
    },
    {
      code: 'taste',
      name: '口感|Taste',
      values: ['浓甜|Very sweet', '酸甜|Sweet and sharp', '清甜|Clean and sweet'],
      filter: true,
    },
    { code: 'cut', name: '形态|Comes as', values: ['整果|Whole fruit', '削好|Peeled or opened'] },
  ],
  claims: [
    [
      '放熟有说明|How to ripen it',
      '需要放熟的，箱里附一张天数和捏软硬的图。|If it needs to ripen, a card in the box gives the days and how it should feel.',
    ],
    [
      '坏果按个退|Refund by the piece',
      '收货 48 小时内拍照，一个也退。|Photograph it within two days and we refund even a single one.',
    ],
  ],
  choice: {
    name: '净重|Weight',
    values: [
      ['5斤|2.5 kg', 1],
      ['9斤|4.5 kg', 1.65],
    ],
  },
  kinds: [
    {
      code: 'pineapple',
      noun: '菠萝|Pineapples',
      sketch: 'barrel-shaped pineapple with diamond eyes, spiky green crown almost as tall as the fruit',
      claims: [
        [
          '眼深只有两三毫米|Shallow eyes',
          '削的时候薄薄一层就干净，果肉少浪费。|A thin peel is enough, so little flesh is lost.',
        ],
      ],
    },
    {
      code: 'mango',
      noun: '芒果|Mangoes',
      sketch: 'oval mango with a slight beak, golden skin with pink blush, one cheek cut in cubes',
      claims: [
        [
          '核薄肉厚|Thin stone, thick flesh',
          '果重的七成五以上是肉，核扁得能夹在指间。|Three quarters of the weight is flesh; the stone is flat as a spoon.',
        ],
      ],
    },
    {
      code: 'coconut',
      noun: '椰子|Coconuts',
      sketch: 'green or peeled white coconut with a flat cut top and straw, other halved showing white flesh',
      claims: [
        ['顶上有开口环|A ring to pull', '不用砍，拉环一提插吸管就喝。|Pull the ring, put in a straw; no knife needed.'],
      ],
      choice: {
        name: '个数|Count',
        values: [
          ['2 个|2', 1],
          ['4 个|4', 1.85],
        ],
      },
    },
    {
      code: 'banana',
      noun: '香蕉|Bananas',
      sketch: 'bunch of six curved bananas joined at the stalk, small brown flecks on one',
      claims: [
        [
          '自然转黄|Yellow by itself',
          '产地八成熟发，路上转黄，不另外催熟。|Sent four-fifths ripe; it turns yellow on the way by itself.',
        ],
      ],
    },
    {
      code: 'kiwi',
      noun: '猕猴桃|Kiwi fruit',
      sketch: 'oval brown fuzzy kiwi, one cut across showing seed ring, flesh green, gold or red-hearted',
      claims: [
        [
          '切开勺子挖|Halve and spoon',
          '尾部按下去微软就能吃，不软放一天。|A slight give at the tip means ready; if not, wait a day.',
        ],
      ],
    },
  ],
  articles: [
    {
      kind: 'pineapple',
      brand: '山野果园',
      name: '徐闻菠萝 2个装|Xuwen pineapples, two',
      subname: '当季采收，泡盐水就能下嘴|In season; a salt bath and it is ready',
      price: 45.9,
      grams: 2800,
      facts: { kind: '菠萝', from: '广东', ready: '可以马上吃', taste: '酸甜', cut: '整果' },
      choice: {
        name: '个数|Count',
        values: [
          ['2 个|2', 1],
          ['4 个|4', 1.85],
        ],
      },
      look: 'whole pineapples, salt dish, beach towel',
    },
    {
      kind: 'pineapple',
      brand: '谷雨',
      name: '金钻菠萝 去皮鲜切|Golden pineapple, peeled',
      subname: '撕开盒子就吃，办公室一下午就空|Open and eat; an office empties it fast',
      price: 39.9,
      grams: 1500,
      facts: { kind: '菠萝', from: '海南', ready: '可以马上吃', taste: '浓甜', cut: '削好' },
      choice: {
        name: '盒数|Boxes',
        values: [
          ['2 盒|2', 1],
          ['4 盒|4', 1.85],
        ],
      },
      look: 'peeled pineapple in tub, fork',
    },
    {
      kind: 'mango',
      brand: '山野果园',
      name: '百色台农芒果 小个香甜|Baise Tainong mangoes',
      subname: '撕皮就吃，汁顺着手腕流|Peel and eat; juice runs down your wrist',
      series: '暖阳|Warmsun',
      price: 49.9,
      grams: 2700,
      facts: { kind: '芒果', from: '广西百色', ready: '放两三天', taste: '浓甜', cut: '整果' },
      look: 'mangoes on leaf, cut cheek, cloth',
    },
    {
      kind: 'mango',
      brand: '山野果园',
      name: '泰国水仙芒果 空运|Nam Dok Mai mangoes from Thailand',
      subname: '果肉像冰淇淋，没有丝|Flesh like ice cream, no strings',
      price: 69.9,
      grams: 2900,
      facts: { kind: '芒果', from: '泰国', ready: '放两三天', taste: '浓甜', cut: '整果' },
      look: 'golden mango cubes, white plate, mint',
    },
    {
      kind: 'coconut',
      brand: '山野果园',
      name: '海南椰青 开口环|Hainan young coconuts, pull ring',
      subname: '冰镇两小时，插管喝一罐|Chill two hours and drink it whole',
      price: 29.9,
      grams: 2200,
      facts: { kind: '椰子', from: '海南', ready: '可以马上吃', taste: '清甜', cut: '削好' },
      look: 'peeled coconut, straw, beach shade',
    },
    {
      kind: 'coconut',
      brand: '谷雨',
      name: '泰式香椰 附吸管勺|Fragrant coconuts with spoon',
      subname: '水是甜的，刮肉做椰子饭|Sweet water and flesh for coconut rice',
      price: 39.9,
      grams: 2400,
      facts: { kind: '椰子', from: '泰国', ready: '可以马上吃', taste: '清甜', cut: '削好' },
      choice: {
        name: '个数|Count',
        values: [
          ['2 个|2', 1],
          ['4 个|4', 1.85],
        ],
      },
      look: 'young coconut half, rice bowl, spoon',
    },
    {
      kind: 'banana',
      brand: '山野果园',
      name: '海南香蕉 自然熟|Hainan bananas, tree-ripened',
      subname: '芝麻点出来那天更甜|Sweeter the day it freckles',
      price: 29.9,
      grams: 2500,
      facts: { kind: '香蕉', from: '海南', ready: '放两三天', taste: '浓甜', cut: '整果' },
      look: 'bananas on paper, kitchen tile',
    },
    {
      kind: 'banana',
      brand: '谷雨',
      name: '广东粉蕉 皮薄糯|Guangdong apple bananas',
      subname: '个头小一截，糯里带点酸|Small and chewy with a hint of sharp',
      price: 39.9,
      grams: 2600,
      facts: { kind: '香蕉', from: '广东', ready: '放两三天', taste: '酸甜', cut: '整果' },
      look: 'small bananas beside a breakfast bowl',
    },
    {
      kind: 'kiwi',
      brand: '山野果园',
      name: '蒲江红心猕猴桃 12个|Pujiang red-heart kiwis, box of twelve',
      subname: '红心甜绿心酸，切开是一张花|Cut across, it looks like a flower',
      price: 59.9,
      grams: 2600,
      facts: { kind: '猕猴桃', from: '四川蒲江', ready: '放一周', taste: '浓甜', cut: '整果' },
      choice: {
        name: '个数|Count',
        values: [
          ['12 个|12', 1],
          ['24 个|24', 1.85],
        ],
      },
      look: 'kiwi halves, seed ring, board',
    },
    {
      kind: 'kiwi',
      brand: '谷雨',
      name: '即食黄心奇异果|Ready-to-eat golden kiwis',
      subname: '到手直接吃，不用等|Eat it the day it comes',
      price: 45.9,
      grams: 2500,
      facts: { kind: '猕猴桃', from: '四川蒲江', ready: '可以马上吃', taste: '浓甜', cut: '整果' },
      choice: {
        name: '个数|Count',
        values: [
          ['10 个|10', 1],
          ['20 个|20', 1.85],
        ],
      },
      look: 'golden kiwi halves, spoon, yoghurt',
    },
  ],
  voices: {
    good: [
      '放了两天刚好，香得不行。|Just right after two days, wonderfully fragrant.',
      '每个都垫了纸，路上没碰坏。|Each in its own paper, nothing bruised.',
      '甜，一个人站在厨房就吃完了。|So sweet I finished it standing in the kitchen.',
      '北方长大，三十岁才吃到像样的。按卡片放了两天，切开那股香味全家都跑过来。剩了半盘放冰箱，第二天早上更甜。|I grew up in the north and was thirty before I had a decent one. Two days by the card, and the smell brought everyone over. The half we kept was sweeter next morning.',
      '给妈妈寄的，隔天就到了|Sent to my mother, there the next day',
      '比楼下水果店便宜一半还新鲜。|Half the price of the shop downstairs and fresher.',
    ],
    fair: [
      '甜是甜，两个偏青，等得久了点。|Sweet, though two were green and took their time.',
      '冷链箱里冰袋化了，果子还好。|The ice pack had melted, the fruit was fine.',
      '个头不太匀，挑了大的先吃。|Uneven sizes; I ate the big ones first.',
    ],
    poor: [
      '烂了三个，只赔了一半。|Three were bad, half refunded.',
      '放软了也不甜，一股草味。|Soft and still not sweet, tastes of grass.',
      '拍的大果，收到一箱小的，客服只会道歉。|I paid for large and got small. All they did was apologise.',
    ],
  },
}

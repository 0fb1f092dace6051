import type { Leaf } from '../../shape.ts'

export const beef: Leaf = {
  code: 'beef',
  name: '肉禽|Meat & poultry',
  ending: 90,
  attributes: [
    { code: 'meat', name: '种类|Meat', values: ['牛肉|Beef', '羊肉|Lamb', '猪肉|Pork', '鸡肉|Chicken'], filter: true },
    {
      code: 'cut',
      name: '形态|Cut',
      values: ['牛排|Steak', '切块|Diced', '切片|Sliced', '带骨|On the bone'],
      filter: true,
    },
    {
      code: 'cook',
      name: '适合做法|Best for',
      values: ['煎烤|Frying and grilling', '炖煮|Stewing', '涮火锅|Hotpot'],
      filter: true,
    },
    {
      code: 'raised',
      name: '饲养|Raised',
      values: ['草饲|Grass fed', '谷饲|Grain fed', '散养|Free range'],
      filter: true,
    },
    {
      code: 'fat',
      name: '肥瘦|Lean or fat',
      values: ['瘦肉为主|Mostly lean', '肥瘦相间|Marbled', '带皮带筋|With skin or tendon'],
    },
  ],
  claims: [
    [
      '检疫证明随箱|Papers in the box',
      '每箱附动物检疫合格证的编号，扫码能查屠宰日期。|Every box carries its quarantine number; scan it for the date of slaughter.',
    ],
    [
      '干冰加保温箱|Dry ice and foam',
      '箱内温度计显示超过零下 5℃，整箱退款。|If the thermometer inside reads above −5 °C, the whole box is refunded.',
    ],
    [
      '不注水不拼接|No water, no glue',
      '解冻失水不超过 4%，都是整肉切的。|Loses at most 4% when thawed; cut from whole pieces only.',
    ],
  ],
  choice: {
    name: '净重|Weight',
    values: [
      ['500g|500 g', 1],
      ['1kg|1 kg', 1.9],
      ['2kg|2 kg', 3.6],
    ],
  },
  kinds: [
    {
      code: 'steak',
      noun: '牛排|Steak',
      sketch: 'flat thick oval slice with a white fat rim and fine marbling, lying on board; about 1.6:1, 2 cm thick',
      claims: [
        [
          '厚度两厘米|Two centimetres thick',
          "每面煎 90 秒，静置三分钟，正好五分熟。|Ninety seconds a side and three minutes' rest make it medium.",
        ],
      ],
      choice: {
        name: '片数|Steaks',
        values: [
          ['2 片|2', 1],
          ['5 片|5', 2.35],
          ['10 片|10', 4.5],
        ],
      },
    },
    {
      code: 'diced',
      noun: '炖肉块|Stewing meat',
      sketch: 'heap of even cubes with lean and fat layers in a shallow tray, herbs beside',
      claims: [
        [
          '焯水就能炖|Ready to blanch',
          '切成三厘米见方，炖一个半小时不柴。|Cut into 3 cm cubes; an hour and a half leaves them tender.',
        ],
      ],
    },
    {
      code: 'sliced',
      noun: '火锅肉卷|Hotpot rolls',
      sketch: 'rows of thin rolled slices in a rectangular tray, pink with white edges, standing like shavings',
      claims: [
        [
          '涮十秒|Ten seconds in the pot',
          '1.2 毫米薄片，下锅变色就捞。|Sliced at 1.2 mm; lift it out when the colour turns.',
        ],
      ],
    },
    {
      code: 'bone',
      noun: '带骨肉|Meat on the bone',
      sketch: 'large piece with a bare bone end like a handle, or a rack of ribs in a row, charred crust',
      claims: [
        ['骨头锯得干净|Cleanly sawn', '骨缝冲过冷水，没有骨渣。|Rinsed after sawing, so there are no splinters.'],
      ],
    },
    {
      code: 'poultry',
      noun: '鸡腿|Chicken legs',
      sketch: 'plump drumstick with tapered bone, pale skin; three in a tray',
      claims: [
        [
          '单只分开冻|Frozen one by one',
          '想吃几只拿几只，不用整袋化。|Take as many as you want; no need to thaw the bag.',
        ],
      ],
    },
  ],
  articles: [
    {
      kind: 'steak',
      brand: '海捕鲜生',
      name: '原切西冷牛排 草饲|Grass-fed sirloin steaks',
      subname: '两片装，配一小包黑胡椒|Two steaks with a sachet of pepper',
      series: '牧野|Pasture',
      price: 129,
      grams: 650,
      facts: { meat: '牛肉', cut: '牛排', cook: '煎烤', raised: '草饲', fat: '瘦肉为主' },
      look: 'raw sirloin, rosemary, slate board, pepper mill',
    },
    {
      kind: 'steak',
      brand: '老灶台',
      name: '谷饲菲力牛排 儿童小块|Small fillet steaks for children',
      subname: '一块一百克，孩子一顿刚好|100 g each, just right for a child',
      price: 89.9,
      grams: 600,
      facts: { meat: '牛肉', cut: '牛排', cook: '煎烤', raised: '谷饲', fat: '瘦肉为主' },
      look: 'small round fillets, small plate, fork, carrots',
    },
    {
      kind: 'steak',
      brand: '海捕鲜生',
      name: '雪花肉眼牛排 谷饲120天|Marbled rib-eye, 120 days on grain',
      subname: '油花匀，平底锅自己出油|Even marbling that needs no oil',
      price: 219,
      grams: 720,
      facts: { meat: '牛肉', cut: '牛排', cook: '煎烤', raised: '谷饲', fat: '肥瘦相间' },
      look: 'rib-eye close up, fat crackling, cast iron',
    },
    {
      kind: 'diced',
      brand: '老灶台',
      name: '牛腩块 带筋炖煮|Beef brisket cubes with tendon',
      subname: '筋头炖到能用筷子夹断|Tendon soft enough for chopsticks',
      series: '老灶|Oldhearth',
      price: 69.9,
      grams: 650,
      facts: { meat: '牛肉', cut: '切块', cook: '炖煮', raised: '草饲', fat: '带皮带筋' },
      look: 'diced brisket, star anise, clay pot',
    },
    {
      kind: 'diced',
      brand: '老灶台',
      name: '猪五花块 红烧肉用|Pork belly cubes for braising',
      subname: '肥瘦五层，炖完入口就化|Five layers of fat and lean that melt when braised',
      price: 45.9,
      grams: 650,
      facts: { meat: '猪肉', cut: '切块', cook: '炖煮', raised: '谷饲', fat: '肥瘦相间' },
      look: 'pork belly cubes, soy sauce, ginger',
    },
    {
      kind: 'sliced',
      brand: '海捕鲜生',
      name: '内蒙羔羊肉卷 涮锅|Inner Mongolian lamb rolls',
      subname: '羔羊肉，十秒变色，没有膻味|Young lamb, ten seconds in the pot, mild',
      price: 79.9,
      grams: 620,
      facts: { meat: '羊肉', cut: '切片', cook: '涮火锅', raised: '草饲', fat: '肥瘦相间' },
      look: 'lamb rolls in tray, copper hotpot, steam',
    },
    {
      kind: 'sliced',
      brand: '老灶台',
      name: '牛肉卷 火锅肥牛|Fatty beef rolls for hotpot',
      subname: '肥瘦相间，捞起来卷着不散|Lean and fat, stays rolled in the pot',
      price: 59.9,
      grams: 610,
      facts: { meat: '牛肉', cut: '切片', cook: '涮火锅', raised: '谷饲', fat: '肥瘦相间' },
      look: 'beef rolls, hotpot broth, chopsticks',
    },
    {
      kind: 'bone',
      brand: '海捕鲜生',
      name: '滩羊排 带骨烤炖|Tan lamb chops on the bone',
      subname: '羊排剁好，孜然粉都不用多放|Chopped ribs that hardly need cumin',
      series: '草原|Grassland',
      price: 99.9,
      grams: 650,
      facts: { meat: '羊肉', cut: '带骨', cook: '煎烤', raised: '散养', fat: '肥瘦相间' },
      look: 'rack of ribs, cumin, charcoal, tray',
    },
    {
      kind: 'bone',
      brand: '海捕鲜生',
      name: '草饲羊腿 带骨烤肉|Grass-fed leg of lamb',
      subname: '抹盐静置一夜，烤一个半小时|Salt overnight and roast for ninety minutes',
      price: 159,
      grams: 1900,
      facts: { meat: '羊肉', cut: '带骨', cook: '煎烤', raised: '草饲', fat: '瘦肉为主' },
      choice: {
        name: '净重|Weight',
        values: [
          ['1.5kg|1.5 kg', 1],
          ['2.5kg|2.5 kg', 1.6],
        ],
      },
      look: 'leg of lamb, garlic, roasting tin, rosemary',
    },
    {
      kind: 'poultry',
      brand: '老灶台',
      name: '散养鸡腿 琵琶腿单冻|Free-range chicken drumsticks',
      subname: '皮薄不腥，炖汤油少|Thin skin, little fat in the broth',
      price: 39.9,
      grams: 1100,
      facts: { meat: '鸡肉', cut: '带骨', cook: '炖煮', raised: '散养', fat: '带皮带筋' },
      choice: {
        name: '只数|Count',
        values: [
          ['8 只|8', 1],
          ['16 只|16', 1.85],
        ],
      },
      look: 'chicken legs in tray, spring onion, ice',
    },
  ],
  voices: {
    good: [
      '一盘端上来一家子抢光，我老公说像下馆子。|Not a scrap left on the plate. My husband said it was like eating out.',
      '冰袋到家还是硬的，肉没化一点。|The ice was hard on arrival and nothing had thawed.',
      '没有注水那种一煮全是沫的感觉。|None of that froth you get from watered meat.',
      '周末请朋友，上桌才发现量估少了。肉味足，没有冻久了那种怪味，盘子底都被蘸干净了。第二天又补了一单，这次买双份。|Friends came over and I had made too little. Real taste, none of that freezer smell, and they wiped the plate clean. I ordered again the next day, twice as much.',
      '分开一份份冻，懒人福音|Frozen in portions, a gift to the lazy',
      '价格比菜市场实在，品质还稳定。|Fairer than the market and always the same quality.',
    ],
    fair: [
      '肉质不错，就是肥的部分比图上多。|Good meat, more fat than in the picture.',
      '分装袋不太好撕，得拿剪刀。|The bags do not tear; you need scissors.',
      '煮老了是我的问题，下次火小点。|I overcooked it, my own fault.',
    ],
    poor: [
      '收到已经化了，虽然退款了，饭是没吃上。|It had thawed. They refunded, but dinner was gone.',
      '解冻出了一碗水，不像写的那样。|A bowl of water came out when thawing, unlike what they say.',
      '腥得厉害，焯了两遍也没去掉。|A strong smell that two blanchings did not remove.',
    ],
  },
}

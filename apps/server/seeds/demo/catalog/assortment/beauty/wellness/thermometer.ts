import type { Leaf } from '../../shape.ts'

export const thermometer: Leaf = {
  code: 'thermometer',
  name: '体温计|Thermometers',
  ending: 0,
  attributes: [
    {
      code: 'kind',
      name: '类型|Type',
      values: ['额温|Forehead', '耳温|Ear', '电子棒式|Digital stick', '贴片|Patch'],
      filter: true,
    },
    {
      code: 'time',
      name: '测温时间|Time',
      values: ['1 秒|1 second', '10 秒|10 seconds', '60 秒|60 seconds', '连续|Continuous'],
      filter: true,
    },
    { code: 'who', name: '适合|For', values: ['婴幼儿|Babies', '儿童|Children', '全家|The family'], filter: true },
    {
      code: 'memory',
      name: '记忆|Memory',
      values: ['1 组|1 reading', '10 组|10 readings', '32 组|32 readings', '不记录|None'],
    },
    {
      code: 'power',
      name: '供电|Power',
      values: ['7 号电池|AAA batteries', '纽扣电池|Coin cell', 'USB 充电|USB'],
      filter: true,
    },
  ],
  claims: [
    [
      '每台单独校准|Each calibrated',
      '出厂前在 35℃、37℃、41℃ 三点校准，误差 ±0.2℃。|Calibrated at 35, 37 and 41 °C before it leaves, to within 0.2 °C.',
    ],
    [
      '到手先放半小时|Rest it for half an hour',
      '从室外拿进来等 30 分钟再测，说明里写明了。|Let it rest indoors for thirty minutes before use, as the leaflet says.',
    ],
  ],
  choice: {
    name: '套装|Set',
    values: [
      ['单支|One', 1],
      ['含收纳袋|With pouch', 1.08],
    ],
  },
  kinds: [
    {
      code: 'gun',
      noun: '额温枪|Forehead thermometer',
      sketch: 'pistol-like handle with angled head and round sensor, backlit display, single trigger; about 1:1.3',
      claims: [
        [
          '三色背光|Three colours of light',
          '低于 37.3℃ 绿，往上黄、红，黑灯也看得清。|Green below 37.3 °C, then yellow and red, readable in the dark.',
        ],
      ],
    },
    {
      code: 'ear',
      noun: '耳温枪|Ear thermometer',
      sketch:
        'small curved body like a smooth pebble with conical probe, disposable probe cover beside, display on the back; about 1:2',
      claims: [
        [
          '带一次性探头套|With probe covers',
          '附 20 个耳套，换人换一个。|Twenty covers are included, one for each person.',
        ],
      ],
    },
    {
      code: 'stick',
      noun: '电子体温计|Digital thermometer',
      sketch:
        'thin flat stick with rounded soft tip, small window display and one button, capsule case beside; about 1:10',
      claims: [
        [
          '软头折 90 度|The tip bends',
          '含在嘴里孩子转头也不扎，测好蜂鸣。|It bends when a child turns the head, and beeps when done.',
        ],
      ],
    },
    {
      code: 'patch',
      noun: '贴片体温计|Patch thermometer',
      sketch:
        'flat oval sensor button with soft adhesive patch, seen with a phone showing a curve; about 1:1 and very thin',
      claims: [
        [
          '睡着也能测|Reads during sleep',
          '每 30 秒传一次到手机，超过设定值会响。|It sends a reading to the phone every thirty seconds and rings above your limit.',
        ],
      ],
    },
  ],
  articles: [
    {
      kind: 'gun',
      brand: '暖巷',
      name: '红外额温枪 静音款|Infrared forehead thermometer, silent',
      subname: '半夜轻轻一贴，孩子不会醒|A touch at night and the child sleeps on',
      price: 119,
      grams: 180,
      colours: ['sky', 'rose'],
      facts: { kind: '额温', time: '1 秒', who: '全家', memory: '32 组', power: '7 号电池' },
      look: 'blue gun, bedside table, dim light',
    },
    {
      kind: 'gun',
      brand: '小鹿芽',
      name: '婴儿额温枪 夜光屏|Baby forehead thermometer, backlit',
      subname: '大字屏，不戴眼镜也看得清|A large display, readable without glasses',
      price: 139,
      grams: 190,
      colours: ['mint', 'sun'],
      facts: { kind: '额温', time: '1 秒', who: '婴幼儿', memory: '32 组', power: '7 号电池' },
      look: 'mint gun, nursery shelf, plush toy',
    },
    {
      kind: 'gun',
      brand: '草本诊所',
      name: '红外体温枪 USB充电|Rechargeable forehead thermometer, USB',
      subname: '充一次测三千次，没有电池盖|A charge lasts 3,000 readings',
      price: 189,
      grams: 210,
      colours: ['moon'],
      facts: { kind: '额温', time: '1 秒', who: '全家', memory: '32 组', power: 'USB 充电' },
      look: 'white gun, charging cable, dresser',
    },
    {
      kind: 'ear',
      brand: '草本诊所',
      name: '耳温枪 附耳套|Ear thermometer with covers',
      subname: '探头预热，放进耳朵不冰|A warmed probe that does not chill the ear',
      price: 229,
      grams: 160,
      colours: ['navy'],
      facts: { kind: '耳温', time: '1 秒', who: '全家', memory: '32 组', power: '7 号电池' },
      choice: {
        name: '套装|Set',
        values: [
          ['含 20 个耳套|With 20 covers', 1],
          ['含 60 个耳套|With 60 covers', 1.15],
        ],
      },
      look: 'navy pebble, probe covers in a dish',
    },
    {
      kind: 'ear',
      brand: '小鹿芽',
      name: "儿童耳温枪 一秒测|Children's ear thermometer, one second",
      subname: '孩子坐不住，一秒就好|Done before a restless child moves',
      price: 179,
      grams: 150,
      colours: ['blush'],
      facts: { kind: '耳温', time: '1 秒', who: '儿童', memory: '32 组', power: '7 号电池' },
      look: 'blush pebble, crib bars, storybook',
    },
    {
      kind: 'ear',
      brand: '暖巷',
      name: '迷你耳温枪 出行款|Small travel ear thermometer',
      subname: '手掌大，出门带着不占地方|Palm sized for travel',
      price: 99,
      grams: 140,
      colours: ['celadon'],
      facts: { kind: '耳温', time: '1 秒', who: '全家', memory: '10 组', power: '纽扣电池' },
      look: 'celadon mini, coat pocket, keys',
    },
    {
      kind: 'stick',
      brand: '草本诊所',
      name: '电子体温计 软头|Digital thermometer with soft tip',
      subname: '一分钟蜂鸣提醒，腋下口腔都行|Beeps after a minute, for mouth or armpit',
      price: 29,
      grams: 40,
      colours: ['teal'],
      facts: { kind: '电子棒式', time: '60 秒', who: '全家', memory: '1 组', power: '纽扣电池' },
      choice: null,
      look: 'teal stick, capsule case, glass of water',
    },
    {
      kind: 'stick',
      brand: '小鹿芽',
      name: "儿童电子体温计 十秒款|Children's digital thermometer, 10 s",
      subname: '头软，贴着也不冰凉|Soft tip that never feels cold',
      price: 39,
      grams: 45,
      colours: ['lilac'],
      facts: { kind: '电子棒式', time: '10 秒', who: '儿童', memory: '1 组', power: '纽扣电池' },
      choice: null,
      look: 'lilac stick, bath towel, rubber duck',
    },
    {
      kind: 'stick',
      brand: '起舟',
      name: '基础电子体温计 家用|Basic digital thermometer, home',
      subname: '一颗电池用两年，没有多余功能|One cell lasts two years, no needless functions',
      price: 25,
      grams: 38,
      colours: ['amber'],
      facts: { kind: '电子棒式', time: '60 秒', who: '全家', memory: '不记录', power: '纽扣电池' },
      choice: null,
      look: 'amber stick, drawer, plain tray',
    },
    {
      kind: 'patch',
      brand: '草本诊所',
      name: '贴片体温计 连接手机|Patch thermometer for the phone',
      subname: '夜里不用起身，手机看曲线|Watch the curve from bed',
      price: 149,
      grams: 70,
      colours: ['lime'],
      facts: { kind: '贴片', time: '连续', who: '婴幼儿', memory: '10 组', power: 'USB 充电' },
      choice: {
        name: '套装|Set',
        values: [
          ['含 10 片贴膜|With 10 patches', 1],
          ['含 30 片贴膜|With 30 patches', 1.3],
        ],
      },
      look: 'oval patch, phone with curve, sheet',
    },
  ],
  voices: {
    good: [
      '夜里孩子发烫，迷迷糊糊也读得准。|With a hot child at night, half asleep, I still got a clear reading.',
      "和医院量的差 0.1 度，够用了。|Within 0.1 of the hospital's reading, good enough.",
      '老人自己看得清数字。|The figures are large enough for my parents.',
      '孩子半夜发热，之前那支要夹五分钟他还老动。这个快多了，他翻个身接着睡。数字和第二天诊所量的只差零点一度。|My child ran a temperature at night, and the old one meant five minutes of wriggling. This was far quicker, and he turned over and slept on. The clinic next morning was a tenth of a degree away.',
      '送的说明一页纸，看得懂|The leaflet is a page long and clear',
      '家里换掉了水银的那支，放心多了。|It replaced our mercury one, a relief.',
    ],
    fair: [
      '刚从冷房间拿进来测得偏低，等一会儿才正常。|Reads low straight from a cold room, fine after a wait.',
      '盒子薄了点，东西挺好。|A flimsy box around a good thing.',
      '就是个体温计，没什么好说的。|It is a thermometer, nothing more to say.',
    ],
    poor: [
      '两次测的差半度，退了。|Two readings half a degree apart, so it went back.',
      '用了不到一个月就没反应了。|It stopped responding within a month.',
      '说送收纳袋，没收到，客服说缺货。|The pouch never came; out of stock, they said.',
    ],
  },
}

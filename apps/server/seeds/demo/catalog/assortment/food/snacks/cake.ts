import type { Leaf } from '../../shape.ts'

export const cake: Leaf = {
  code: 'cake',
  name: '蛋糕|Cakes',
  ending: 90,
  attributes: [
    {
      code: 'kind',
      name: '种类|Kind',
      values: [
        '奶油蛋糕|Cream cake',
        '慕斯与芝士|Mousse and cheesecake',
        '戚风与卷|Chiffon and rolls',
        '纸杯蛋糕|Cupcakes',
      ],
      filter: true,
    },
    {
      code: 'cream',
      name: '奶油|Cream',
      values: ['动物奶油|Dairy cream', '芝士|Cream cheese', '不含奶油|None'],
      filter: true,
    },
    {
      code: 'taste',
      name: '口味|Taste',
      values: ['水果|Fruit', '巧克力|Chocolate', '抹茶|Matcha', '芋泥|Taro', '原味|Plain'],
      filter: true,
    },
    { code: 'for', name: '适合|For', values: ['生日|Birthdays', '下午茶|Tea time', '早餐|Breakfast'], filter: true },
    { code: 'sugar', name: '甜度|Sweetness', values: ['低糖|Less sugar', '标准|Regular'] },
    {
      code: 'keep',
      name: '保存|Keep',
      values: ['冷藏 48 小时|48 hours chilled', '冷冻一个月|A month frozen', '常温 5 天|Five days at room temperature'],
    },
  ],
  claims: [
    [
      '不用植脂奶油|No vegetable cream',
      '奶油和黄油都来自牛奶，配料表印在盒侧。|Cream and butter come from milk alone; the list is on the side of the box.',
    ],
    [
      '塌了就重做|Collapsed? We bake again',
      '签收时拍一张，变形的当天重做或全退。|Take a photo at the door; if it lost its shape we bake another the same day or refund all.',
    ],
  ],
  choice: null,
  kinds: [
    {
      code: 'cream',
      noun: '奶油蛋糕|Cream cake',
      sketch:
        'round layer cake with piped cream rim and fruit on top, one wedge lifted out showing two cream layers; about 1.7:1',
      claims: [
        [
          '两层夹心|Two filled layers',
          '胚和夹心各两层，夹心占重量的三成。|Two layers of sponge and two of filling, which is a third of the weight.',
        ],
      ],
      choice: {
        name: '规格|Size',
        values: [
          ['4 英寸|4-inch', 1],
          ['6 英寸|6-inch', 1.7],
          ['8 英寸|8-inch', 2.5],
        ],
      },
    },
    {
      code: 'birthday',
      noun: '生日蛋糕|Birthday cake',
      sketch: 'taller round cake with a smooth coat, candles, a name plaque and a ribbon at the base; about 1.2:1',
      claims: [
        [
          '写字不收钱|Writing is free',
          '备注里写上要的字，十个字以内，附蜡烛和五套餐具。|Put up to ten characters in the order note; candles and five sets of cutlery are included.',
        ],
      ],
      choice: {
        name: '规格|Size',
        values: [
          ['6 英寸|6-inch', 1],
          ['8 英寸|8-inch', 1.5],
          ['10 英寸|10-inch', 2.2],
        ],
      },
    },
    {
      code: 'slice',
      noun: '切块蛋糕|Cake by the slice',
      sketch: 'neat square or wedge portions on paper trays in a flat box of four or six, clear layers in section',
      claims: [
        [
          '一块一托|A tray each',
          '每块有纸托和隔膜，分着吃不用刀。|Each slice has its tray and film, so no knife is needed.',
        ],
      ],
      choice: {
        name: '块数|Slices',
        values: [
          ['4 块|4', 1],
          ['8 块|8', 1.9],
        ],
      },
    },
    {
      code: 'cupcake',
      noun: '纸杯蛋糕|Cupcakes',
      sketch: 'small cake in pleated paper cup with a swirl of topping, four or six in a windowed box',
      claims: [
        [
          '杯底卡得住|Held by the base',
          '盒里有圆孔卡位，倾斜 45 度也不蹭盖。|Holes grip each cup; tilt the box 45 degrees and no top touches the lid.',
        ],
      ],
      choice: {
        name: '个数|Count',
        values: [
          ['4 个|4', 1],
          ['6 个|6', 1.45],
          ['12 个|12', 2.7],
        ],
      },
    },
    {
      code: 'loaf',
      noun: '戚风蛋糕|Chiffon and sponge',
      sketch: 'plain uniced cake: tall ring with a hole or a rolled log with spiral cut face, dusted with sugar',
      claims: [
        [
          '按下去会弹回来|Springs back',
          '手指按下一厘米，三秒就回原样。|Press it down a centimetre and it is back in three seconds.',
        ],
      ],
      choice: {
        name: '个数|Count',
        values: [
          ['1 个|One', 1],
          ['2 个|Two', 1.9],
        ],
      },
    },
  ],
  articles: [
    {
      kind: 'cream',
      brand: '麦香里',
      name: '草莓奶油蛋糕 动物奶油|Strawberry cake with dairy cream',
      subname: '每层都夹整颗草莓，甜得轻|Whole strawberries in each layer, lightly sweet',
      series: '甜时|Sweettime',
      price: 69.9,
      grams: 700,
      facts: { kind: '奶油蛋糕', cream: '动物奶油', taste: '水果', for: '生日', sugar: '标准', keep: '冷藏 48 小时' },
      look: 'strawberry cake with one wedge out, white stand',
    },
    {
      kind: 'cream',
      alone: true,
      brand: '麦香里',
      name: '芋泥奶油蛋糕 双层夹心|Taro cream cake, two layers',
      subname: '荔浦芋头蒸熟现捣，吃得到颗粒|Steamed taro mashed by hand, with texture',
      price: 79.9,
      grams: 720,
      facts: { kind: '奶油蛋糕', cream: '动物奶油', taste: '芋泥', for: '下午茶', sugar: '标准', keep: '冷藏 48 小时' },
      look: 'pale purple layers, taro cubes, linen cloth',
    },
    {
      kind: 'birthday',
      brand: '麦香里',
      name: '水果生日蛋糕 可写字|Fruit birthday cake with writing',
      subname: '七种水果当天切，十个字免费写|Seven fruits cut that day, ten characters free',
      series: '小确幸|Littlejoy',
      price: 168,
      grams: 1500,
      facts: { kind: '奶油蛋糕', cream: '动物奶油', taste: '水果', for: '生日', sugar: '标准', keep: '冷藏 48 小时' },
      look: 'tall fruit cake, candles, ribbon, party table',
    },
    {
      kind: 'birthday',
      alone: true,
      brand: '麦香里',
      name: '黑森林生日蛋糕 可可胚|Black Forest birthday cake',
      subname: '没放樱桃酒，孩子也能吃|Made without the kirsch, so children can share',
      price: 188,
      grams: 1600,
      facts: { kind: '奶油蛋糕', cream: '动物奶油', taste: '巧克力', for: '生日', sugar: '标准', keep: '冷藏 48 小时' },
      look: 'dark cake, chocolate shavings, cherries, candles',
    },
    {
      kind: 'slice',
      brand: '麦香里',
      name: '抹茶慕斯蛋糕 四块装|Matcha mousse cake slices',
      subname: '抹茶微苦，冷冻拿出来十分钟刚好|A gentle bitterness; ten minutes out of the freezer',
      price: 49.9,
      grams: 520,
      facts: { kind: '慕斯与芝士', cream: '动物奶油', taste: '抹茶', for: '下午茶', sugar: '标准', keep: '冷冻一个月' },
      choice: null,
      look: 'green layered squares, bamboo whisk, slate',
    },
    {
      kind: 'slice',
      alone: true,
      brand: '麦香里',
      name: '巴斯克芝士蛋糕 切块|Basque cheesecake slices',
      subname: '表面焦，里面还是流动的|Burnt on top, almost flowing within',
      series: '炉边|Oven',
      price: 59.9,
      grams: 560,
      facts: { kind: '慕斯与芝士', cream: '芝士', taste: '原味', for: '下午茶', sugar: '低糖', keep: '冷冻一个月' },
      look: 'burnt-topped wedges, fork, brown paper',
    },
    {
      kind: 'cupcake',
      brand: '麦香里',
      name: '草莓纸杯蛋糕 派对装|Strawberry cupcakes for parties',
      subname: '分着拿不用切，孩子一人一个|No cutting, one for every child',
      price: 39.9,
      grams: 420,
      facts: { kind: '纸杯蛋糕', cream: '动物奶油', taste: '水果', for: '生日', sugar: '标准', keep: '冷藏 48 小时' },
      look: 'pink swirls in box, sprinkles, paper flags',
    },
    {
      kind: 'cupcake',
      alone: true,
      brand: '谷雨',
      name: '可可纸杯蛋糕 不抹面|Cocoa cupcakes without icing',
      subname: '没有奶油，书包里放得住|No cream, safe in a school bag',
      price: 29.9,
      grams: 380,
      facts: { kind: '纸杯蛋糕', cream: '不含奶油', taste: '巧克力', for: '下午茶', sugar: '标准', keep: '常温 5 天' },
      look: 'dark cupcakes, cracked tops, milk glass',
    },
    {
      kind: 'loaf',
      brand: '谷雨',
      name: '原味戚风蛋糕 低糖|Plain chiffon cake, less sugar',
      subname: '糖减三成，早餐掰一块|A third less sugar, tear off a piece for breakfast',
      price: 25.9,
      grams: 450,
      facts: { kind: '戚风与卷', cream: '不含奶油', taste: '原味', for: '早餐', sugar: '低糖', keep: '常温 5 天' },
      look: 'tall chiffon ring, dusting of sugar, eggs',
    },
    {
      kind: 'loaf',
      alone: true,
      brand: '麦香里',
      name: '抹茶蛋糕卷 奶油夹心|Matcha Swiss roll with cream',
      subname: '卷心是动物奶油，冻着切更整齐|Dairy cream inside, cuts cleanly when cold',
      price: 45.9,
      grams: 520,
      facts: { kind: '戚风与卷', cream: '动物奶油', taste: '抹茶', for: '下午茶', sugar: '低糖', keep: '冷冻一个月' },
      look: 'green spiral log, sliced end, tea cup',
    },
  ],
  voices: {
    good: [
      '妈妈说不腻，一个人吃了大半。|My mother said it was not rich and ate most of it herself.',
      '到的时候形状完整，一点没蹭到盒盖。|Arrived in shape, nothing touched the lid.',
      '蛋糕体湿润，第二天早上吃还是软的。|Moist, and still soft the next morning.',
      "女儿生日那天订的，我提着爬了六楼，打开还是好好的。她说比去年自己做的好看，我假装没听见。我在减肥，只吃了一口，确实香。|For my daughter's birthday. I carried it up six floors and it was still in one piece. She said it was prettier than the one I baked last year, which I pretended not to hear. I am on a diet and had one bite, a good one.",
      '甜度刚好，不会吃两口就放下|Just sweet enough to finish',
      '晚上十点下的单，第二天中午就吃上了。|Ordered at ten in the evening, eaten by noon the next day.',
    ],
    fair: [
      '好吃，就是比图上小一圈。|Delicious, only smaller than pictured.',
      '我家口味淡，还是觉得偏甜。|We like things mild, and it is still on the sweet side.',
      '味道可以，附的叉子太软了。|Tastes fine; the fork that came along bends.',
    ],
    poor: [
      '到手已经歪了，拍照后退了一半。|It had slumped; they refunded half after a photo.',
      '约好下午三点，六点才送到，聚会都散了。|Booked for three, delivered at six when the party was over.',
      '吃着有点干，像放过一天的。|Dry, as if it were a day old.',
    ],
  },
}

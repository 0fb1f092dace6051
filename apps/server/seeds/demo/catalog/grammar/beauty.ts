import type { Branch } from './shape.ts'

/** 美妆个护 */
export const beauty: Branch = {
  code: 'beauty',
  name: '美妆个护|Beauty',
  icon: 'perfume',
  iconColour: 'blush',
  groups: [
    {
      code: 'skincare',
      name: '护肤|Skincare',
      commission: 800,
      icon: 'serum',
      iconColour: 'apricot',
      promises: ['genuine', 'seven_days_return', 'ship_in_48h'],
      series: ['温泉|Hotspring', '凝光|Dewlight', '初雪|Firstsnow', '清晨|Morning', '山茶|Camellia', '白瓷|Porcelain'],
      adjectives: ['保湿|Moist', '温和|Gentle', '敏感肌|Sensitive', '修护|Repair', '清爽|Fresh', '无香|Unscented'],
      points: [
        [
          '成分写清楚|Everything on the label',
          '全成分与浓度都印在盒上。|All ingredients and their shares stand on the box.',
        ],
        ['温和为先|Gentle first', '通过敏感肌人群斑贴测试。|Patch-tested on sensitive skin.'],
        ['小样先试|Try the sample', '每单附赠小样，不合适原瓶可退。|A sample comes along; return the bottle unopened.'],
      ],
      leaves: [
        {
          code: 'serum',
          name: '精华|Serums',
          price: [59, 219, 1299],
          ending: 0,
          weight: [110, 240],
          adjectives: [
            '烟酰胺亮肤|Niacinamide',
            '玻尿酸补水|Hyaluronic',
            '维 C 焕亮|Vitamin-C',
            '视黄醇紧致|Retinol',
            '神经酰胺|Ceramide',
            '积雪草舒缓|Cica',
          ],
          kinds: [
            { noun: '精华液|Serum', drawing: 'serum', colours: ['apricot', 'sky', 'lime'], dyed: false },
            { noun: '肌底液|Essence', drawing: 'essence-bottle', colours: ['celadon', 'blush', 'fog'], dyed: false },
          ],
          choice: {
            name: '规格|Volume',
            values: [
              ['30ml|30 ml', 1],
              ['50ml|50 ml', 1.5],
              ['100ml|100 ml', 2.5],
            ],
          },
          facts: [
            ['肤质|Skin', '各种肤质|All types', '干性与中性|Dry and normal'],
            ['使用|Use', '早晚洁面后|Morning and evening'],
            ['保质期|Keeps', '三年|Three years'],
          ],
        },
        {
          code: 'cream',
          name: '面霜|Creams',
          price: [59, 249, 1699],
          ending: 0,
          weight: [140, 260],
          adjectives: [
            '角鲨烷|Squalane',
            '胜肽抗皱|Peptide',
            '屏障|Barrier',
            '夜间|Night',
            '奶油质地|Rich',
            '水润|Aqua',
          ],
          kinds: [
            {
              noun: '面霜|Face Cream',
              drawing: 'cream-jar',
              colours: ['blush', 'moon', 'celadon', 'lilac'],
              dyed: false,
            },
          ],
          choice: {
            name: '规格|Volume',
            values: [
              ['30g|30 g', 1],
              ['50g|50 g', 1.5],
            ],
          },
          facts: [
            ['质地|Texture', '凝霜|Gel cream', '乳霜|Cream'],
            ['肤质|Skin', '干性与敏感|Dry and sensitive'],
            ['开封后|Once open', '12 个月|12 months'],
          ],
        },
        {
          code: 'cleanser',
          name: '洁面|Cleansers',
          price: [29, 79, 369],
          ending: 90,
          weight: [120, 220],
          adjectives: ['氨基酸|Amino', '绵密泡沫|Foam', '弱酸|Low-pH', '控油|Oil-control', '洁净|Clear', '不紧绷|Soft'],
          kinds: [
            { noun: '洁面乳|Cleanser', drawing: 'cleanser-tube', colours: ['sky', 'mint', 'blush'], dyed: false },
          ],
          choice: {
            name: '规格|Volume',
            values: [
              ['100g|100 g', 1],
              ['150g|150 g', 1.35],
              ['100g 两支|100 g twin', 1.85],
            ],
          },
          facts: [
            ['表活|Base', '氨基酸|Amino acids'],
            ['pH|pH', '5.5|5.5', '6.0|6.0'],
            ['肤质|Skin', '油性与混合|Oily and mixed', '各种肤质|All types'],
          ],
        },
        {
          code: 'mask',
          name: '面膜|Masks',
          price: [29, 99, 499],
          ending: 0,
          weight: [180, 420],
          adjectives: [
            '补水|Hydrating',
            '舒缓|Soothing',
            '天丝膜布|Lyocell',
            '晒后|After-sun',
            '涂抹式|Leave-on',
            '安瓶|Ampoule',
          ],
          kinds: [
            { noun: '面膜|Sheet Mask', drawing: 'face-mask', colours: ['sage', 'rose', 'fog', 'amber'], dyed: false },
          ],
          choice: {
            name: '片数|Sheets',
            values: [
              ['5 片|5', 1],
              ['10 片|10', 1.85],
              ['20 片|20', 3.4],
            ],
          },
          facts: [
            ['膜布|Sheet', '天丝|Lyocell', '蚕丝|Silk'],
            ['精华|Serum', '25 ml/片|25 ml each', '30 ml/片|30 ml each'],
            ['敷用|Leave on', '15 分钟|15 minutes'],
          ],
        },
      ],
    },
    {
      code: 'make-up',
      name: '彩妆|Make-up',
      commission: 800,
      icon: 'lipstick',
      iconColour: 'vermilion',
      promises: ['genuine', 'seven_days_return', 'ship_in_48h'],
      series: ['胭脂|Rouge', '薄雾|Mist', '戏台|Stage', '晚妆|Evening', '绛色|Crimson', '春樱|Cherry'],
      adjectives: ['哑光|Matte', '持妆|Lasting', '轻薄|Light', '显白|Brightening', '日常|Everyday', '养肤|Caring'],
      points: [
        ['颜色照着肤色调|Tuned to skin', '十二位不同肤色的人试过才定色。|Twelve skin tones tried each shade first.'],
        ['不卡不浮|Sits well', '粉体细至 5 微米，贴着皮肤走。|Powder down to five microns lies close.'],
        ['外壳能重复用|Refillable', '替换芯单独卖，少一个空壳。|Refills are sold without the case.'],
      ],
      leaves: [
        {
          code: 'lipstick',
          name: '口红|Lipsticks',
          price: [39, 129, 399],
          ending: 0,
          weight: [22, 46],
          adjectives: [
            '丝绒|Velvet',
            '水光|Glossy',
            '不沾杯|Transfer-proof',
            '雾面|Powder',
            '滋润|Moist',
            '复古|Retro',
          ],
          kinds: [
            { noun: '口红|Lipstick', drawing: 'lipstick', colours: ['vermilion', 'wine', 'rose', 'persimmon', 'plum'] },
          ],
          choice: {
            name: '款式|Style',
            values: [
              ['正装 3.5g|3.5 g', 1],
              ['正装加替换芯|With refill', 1.62],
            ],
          },
          facts: [
            ['质地|Finish', '丝绒|Velvet', '水光|Gloss'],
            ['净含量|Net', '3.5 g|3.5 g'],
            ['外壳|Case', '可替换|Refillable'],
          ],
        },
        {
          code: 'air-cushion',
          name: '气垫粉底|Cushions',
          price: [69, 189, 599],
          ending: 0,
          weight: [60, 110],
          adjectives: ['遮瑕|Covering', '水润|Dewy', '控油|Oil-control', '防晒|SPF', '奶油肌|Creamy', '服帖|Close'],
          kinds: [
            {
              noun: '气垫粉底|Cushion Foundation',
              drawing: 'air-cushion',
              colours: ['blush', 'ink', 'moon', 'celadon'],
              dyed: false,
            },
          ],
          choice: {
            name: '色号|Shade',
            values: [
              ['瓷白|Porcelain', 1],
              ['自然|Natural', 1],
              ['暖调|Warm', 1],
            ],
          },
          facts: [
            ['防晒|Sun', 'SPF 30|SPF 30', 'SPF 50+|SPF 50+'],
            ['净含量|Net', '14 g + 14 g|14 g + 14 g'],
            ['妆效|Finish', '自然光泽|Natural glow'],
          ],
        },
        {
          code: 'eye-palette',
          name: '眼影|Palettes',
          price: [49, 149, 499],
          ending: 0,
          weight: [90, 180],
          adjectives: ['九色|Nine-pan', '大地色|Earth', '珠光|Shimmer', '细闪|Glitter', '新手|Beginner', '玫瑰|Rose'],
          kinds: [{ noun: '眼影盘|Eye Palette', drawing: 'eye-palette', colours: ['copper', 'rose', 'plum'] }],
          choice: {
            name: '套装|Set',
            values: [
              ['单盘|Palette', 1],
              ['含眼影刷|With brush', 1.12],
            ],
          },
          facts: [
            ['色数|Pans', '九色|Nine'],
            ['质地|Finish', '哑光与珠光|Matte and shimmer'],
            ['镜子|Mirror', '全幅镜|Full size'],
          ],
        },
        {
          code: 'perfume',
          name: '香水|Perfume',
          price: [79, 329, 1599],
          ending: 0,
          weight: [180, 420],
          adjectives: ['木质调|Woody', '花果调|Floral', '茶香|Tea', '柑橘|Citrus', '清冷|Cool', '留香|Lasting'],
          kinds: [
            {
              noun: '香水|Eau de Parfum',
              drawing: 'perfume',
              colours: ['rose', 'amber', 'teal', 'lilac'],
              dyed: false,
            },
          ],
          choice: {
            name: '规格|Volume',
            values: [
              ['10ml|10 ml', 1],
              ['30ml|30 ml', 2.2],
              ['50ml|50 ml', 3.1],
            ],
          },
          facts: [
            ['浓度|Strength', '淡香精|Eau de parfum'],
            ['前调|Top', '佛手柑|Bergamot', '白茶|White tea'],
            ['尾调|Base', '雪松|Cedar', '麝香|Musk'],
          ],
        },
      ],
    },
    {
      code: 'bath',
      name: '洗护|Bath',
      commission: 600,
      icon: 'pump-bottle',
      iconColour: 'sage',
      promises: ['genuine', 'seven_days_return'],
      series: [
        '百草|Manyherbs',
        '浴日|Bathday',
        '山泉|Spring',
        '皂角|Honeylocust',
        '晚风|Eveningwind',
        '洁境|Cleanland',
      ],
      adjectives: [
        '氨基酸|Amino',
        '家庭装|Family',
        '植萃|Botanical',
        '留香|Scented',
        '温和|Gentle',
        '无硅油|Silicone-free',
      ],
      points: [
        ['洗得干净不过分|Clean, not stripped', '弱酸配方，洗后不紧绷。|Low pH leaves no tightness.'],
        [
          '味道克制|A quiet scent',
          '香气来自植物精油，半小时后只剩干净。|Plant oils fade to plain clean in half an hour.',
        ],
        ['瓶子能续|Refill the bottle', '补充装比新瓶省三成。|Refills save a third.'],
      ],
      leaves: [
        {
          code: 'shampoo',
          name: '洗发水|Shampoo',
          price: [29, 69, 299],
          ending: 90,
          weight: [420, 920],
          adjectives: [
            '控油蓬松|Volume',
            '生姜|Ginger',
            '柔顺|Smooth',
            '去屑|Scalp',
            '侧柏叶|Cypress',
            '滋养|Nourishing',
          ],
          kinds: [
            {
              noun: '洗发水|Shampoo',
              drawing: 'pump-bottle',
              colours: ['sage', 'copper', 'lilac', 'navy'],
              dyed: false,
            },
          ],
          choice: {
            name: '规格|Volume',
            values: [
              ['300ml|300 ml', 1],
              ['500ml|500 ml', 1.4],
              ['500ml 两瓶|500 ml twin', 2.6],
            ],
          },
          facts: [
            ['发质|Hair', '油性|Oily', '干枯|Dry'],
            ['硅油|Silicone', '不含|None'],
            ['香型|Scent', '草木|Herbal', '柑橘|Citrus'],
          ],
        },
        {
          code: 'body-wash',
          name: '沐浴露|Body wash',
          price: [19, 59, 199],
          ending: 90,
          weight: [420, 1050],
          adjectives: ['樱花|Sakura', '牛奶|Milk', '果酸|Fruit-acid', '清凉|Cooling', '油润|Oil', '海盐|Sea-salt'],
          kinds: [
            {
              noun: '沐浴露|Body Wash',
              drawing: 'body-wash',
              colours: ['blush', 'mint', 'apricot', 'sky'],
              dyed: false,
            },
          ],
          choice: {
            name: '规格|Volume',
            values: [
              ['400ml|400 ml', 1],
              ['750ml|750 ml', 1.55],
              ['400ml 三瓶|400 ml trio', 2.7],
            ],
          },
          facts: [
            ['质地|Texture', '啫喱|Gel', '乳液|Milk'],
            ['pH|pH', '弱酸|Low'],
            ['香型|Scent', '樱花|Sakura', '海盐|Sea salt'],
          ],
        },
        {
          code: 'soap',
          name: '香皂|Soap',
          price: [9, 29, 129],
          ending: 90,
          weight: [90, 360],
          adjectives: [
            '冷制|Cold-process',
            '山羊奶|Goat-milk',
            '洁面|Face',
            '除螨|Sulphur',
            '橄榄|Olive',
            '精油|Essential-oil',
          ],
          kinds: [
            {
              noun: '手工皂|Handmade Soap',
              drawing: 'soap',
              colours: ['sage', 'butter', 'blush', 'lilac'],
              dyed: false,
            },
          ],
          choice: {
            name: '块数|Bars',
            values: [
              ['1 块|1', 1],
              ['3 块|3', 2.7],
              ['6 块|6', 5],
            ],
          },
          facts: [
            ['工艺|Craft', '冷制晾晒四周|Cold process, four weeks'],
            ['油脂|Oils', '橄榄与椰子|Olive and coconut'],
            ['净重|Net', '100 g|100 g', '120 g|120 g'],
          ],
        },
        {
          code: 'toothpaste',
          name: '口腔护理|Oral care',
          price: [9, 39, 159],
          ending: 90,
          weight: [120, 420],
          adjectives: [
            '含氟|Fluoride',
            '薄荷|Mint',
            '抗敏|Sensitive',
            '益生菌|Probiotic',
            '亮白|Whitening',
            '龈护|Gum-care',
          ],
          kinds: [
            {
              noun: '牙膏牙刷套装|Toothpaste Set',
              drawing: 'toothpaste',
              colours: ['teal', 'fog', 'rose'],
              dyed: false,
            },
          ],
          choice: {
            name: '套装|Set',
            values: [
              ['一膏一刷|Paste, brush', 1],
              ['两膏两刷|Two and two', 1.85],
              ['三膏四刷|Three and four', 2.7],
            ],
          },
          facts: [
            ['功效|For', '清洁与清新|Clean and fresh'],
            ['刷毛|Bristles', '软毛|Soft', '中毛|Medium'],
            ['净含量|Net', '120 g|120 g', '160 g|160 g'],
          ],
        },
      ],
    },
    {
      code: 'wellness',
      name: '健康|Wellness',
      commission: 500,
      icon: 'pill-bottle',
      iconColour: 'amber',
      promises: ['genuine', 'ship_in_48h'],
      series: ['百草|Manyherbs', '安康|Wellbeing', '青囊|Satchel', '本元|Origin', '晨练|Workout', '守护|Guard'],
      adjectives: [
        '家用|Home',
        '便携|Portable',
        '成人|Adult',
        '独立包装|Single-pack',
        '家庭装|Family',
        '办公室|Office',
      ],
      points: [
        ['来源可查|Traceable', '扫码可看批次检测报告。|Scan for the test report of the batch.'],
        ['用法写明|Clear directions', '每日用量印在瓶身正面。|The daily amount stands on the front.'],
        ['密封保存|Sealed', '内外双重密封，受潮包换。|Sealed twice; damp means replaced.'],
      ],
      leaves: [
        {
          code: 'vitamin',
          name: '维生素|Vitamins',
          price: [39, 119, 499],
          ending: 0,
          weight: [110, 320],
          adjectives: [
            '复合|Multi',
            '维 C 咀嚼|Chewable-C',
            'B 族|B-complex',
            '维 D3|Vitamin-D3',
            '叶黄素|Lutein',
            '钙镁锌|Mineral',
          ],
          kinds: [
            {
              noun: '维生素片|Vitamin Tablets',
              drawing: 'pill-bottle',
              colours: ['amber', 'teal', 'rose', 'lime'],
              dyed: false,
            },
          ],
          choice: {
            name: '规格|Count',
            values: [
              ['60 片|60', 1],
              ['120 片|120', 1.75],
              ['180 片|180', 2.4],
            ],
          },
          facts: [
            ['剂型|Form', '片剂|Tablet', '咀嚼片|Chewable'],
            ['用量|Dose', '每日 1 片|One a day', '每日 2 片|Two a day'],
            ['保质期|Keeps', '24 个月|24 months'],
          ],
        },
        {
          code: 'protein',
          name: '蛋白粉|Protein',
          price: [99, 269, 799],
          ending: 0,
          weight: [680, 2600],
          adjectives: ['乳清|Whey', '植物|Plant', '低糖|Low-sugar', '分离|Isolate', '增肌|Training', '速溶|Instant'],
          kinds: [
            {
              noun: '蛋白粉|Protein Powder',
              drawing: 'protein-tub',
              colours: ['vermilion', 'cobalt', 'lime'],
              dyed: false,
            },
          ],
          choice: {
            name: '口味|Flavour',
            values: [
              ['香草|Vanilla', 1],
              ['可可|Cocoa', 1],
              ['草莓|Strawberry', 1],
              ['原味|Plain', 0.95],
            ],
          },
          facts: [
            ['蛋白|Protein', '每份 24 g|24 g a serving', '每份 27 g|27 g a serving'],
            ['份数|Servings', '30 份|30', '60 份|60'],
            ['糖|Sugar', '每份低于 2 g|Below 2 g'],
          ],
        },
        {
          code: 'first-aid',
          name: '急救护理|First aid',
          price: [19, 79, 399],
          ending: 90,
          weight: [120, 1600],
          adjectives: [
            '车载|Car',
            '家庭|Household',
            '户外|Outdoor',
            '防水|Waterproof',
            '便携|Pocket',
            '应急|Emergency',
          ],
          kinds: [
            { noun: '急救包|First-aid Kit', drawing: 'first-aid-kit', colours: ['vermilion', 'forest', 'sky'] },
            {
              noun: '创可贴|Plasters',
              drawing: { motif: 'adhesive-bandage', base: '#2fb4f0', reach: 60 },
              colours: ['sky', 'apricot'],
              dyed: false,
              views: ['front'],
              adjectives: [
                '防水|Waterproof',
                '透气|Breathable',
                '弹力|Elastic',
                '卡通|Cartoon',
                '大号|Large',
                '隐形|Clear',
              ],
              choice: {
                name: '片数|Count',
                values: [
                  ['20 片|20', 1],
                  ['50 片|50', 2.1],
                  ['100 片|100', 3.8],
                ],
              },
              facts: [
                ['材质|Material', '弹力布|Elastic cloth', '透明膜|Clear film'],
                ['尺寸|Size', '72×19 mm|72 × 19 mm'],
                ['灭菌|Sterile', '独立灭菌|Each sterile'],
              ],
            },
          ],
          choice: {
            name: '配置|Contents',
            values: [
              ['42 件|42 pieces', 1],
              ['86 件|86 pieces', 1.55],
              ['120 件|120 pieces', 2],
            ],
          },
          facts: [
            ['材质|Material', '牛津布|Oxford', '医用无纺布|Medical non-woven'],
            ['含|With', '纱布、剪刀、绷带|Gauze, scissors, bandage'],
            ['尺寸|Size', '20×14×8 cm|20 × 14 × 8 cm'],
          ],
        },
        {
          code: 'thermometer',
          name: '体温计|Thermometers',
          price: [19, 99, 399],
          ending: 0,
          weight: [60, 260],
          adjectives: [
            '红外|Infrared',
            '一秒测温|One-second',
            '额温|Forehead',
            '静音|Silent',
            '夜光屏|Backlit',
            '婴儿适用|Baby',
          ],
          kinds: [{ noun: '红外额温枪|Thermometer', drawing: 'thermometer', colours: ['sky', 'mint', 'rose'] }],
          choice: {
            name: '套装|Set',
            values: [
              ['单支|One', 1],
              ['含收纳袋|With pouch', 1.08],
            ],
          },
          facts: [
            ['测温|Reading', '1 秒|1 s'],
            ['误差|Accuracy', '±0.2 ℃|±0.2 °C'],
            ['记忆|Memory', '32 组|32', '50 组|50'],
          ],
        },
      ],
    },
  ],
}

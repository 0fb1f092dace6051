import type { Branch } from './shape.ts'

/** 运动户外 */
export const outdoors: Branch = {
  code: 'outdoors',
  name: '运动户外|Outdoors',
  icon: { motif: 'basketball' },
  groups: [
    {
      code: 'balls',
      name: '球类|Ball sports',
      commission: 600,
      icon: { motif: 'tennis' },
      promises: ['seven_days_return', 'genuine'],
      series: ['全力|Fullforce', '主场|Homecourt', '旋风|Whirl', '起跳|Jumper', '赛点|Matchpoint', '少年|Junior'],
      adjectives: ['训练|Training', '比赛|Match', '耐磨|Durable', '入门|Starter', '室内外|All-court', '青少年|Junior'],
      points: [
        ['手感稳|A steady feel', '反复试打后定下的配重。|Weights settled by long play.'],
        ['打得久|Lasts', '水泥地磨损测试三万次。|Thirty thousand impacts on concrete.'],
        ['配件齐|Complete', '气针、球袋、护套一并送到。|Needle, bag and cover come along.'],
      ],
      leaves: [
        {
          code: 'basketball',
          name: '篮足球|Basket/football',
          price: [39, 129, 599],
          ending: 0,
          weight: [380, 650],
          adjectives: ['吸湿|Grip', '机缝|Stitched', '热贴合|Bonded', '七号|Size-7', '校园|School', '街头|Street'],
          kinds: [
            {
              noun: '篮球|Basketball',
              drawing: { motif: 'basketball', base: '#ff7a2f', reach: 50 },
              colours: ['persimmon', 'copper', 'cobalt'],
              dyed: false,
              adjectives: ['吸湿|Grip', '七号|Size-7', '校园|School', '街头|Street', '热贴合|Bonded', '防滑|Anti-slip'],
            },
            {
              noun: '足球|Football',
              drawing: { motif: 'soccer-ball', base: '#2f7fff', reach: 60 },
              colours: ['cobalt', 'vermilion'],
              dyed: false,
              views: ['pair'],
              adjectives: ['机缝|Stitched', '五号|Size-5', '热贴合|Bonded', '校园|School', '草地|Turf', '夜光|Glow'],
              choice: {
                name: '尺寸|Size',
                values: [
                  ['3 号|Size 3', 1],
                  ['4 号|Size 4', 1.06],
                  ['5 号|Size 5', 1.12],
                ],
              },
            },
            {
              noun: '排球|Volleyball',
              drawing: { motif: 'volleyball' },
              colours: [],
              views: ['front', 'pair'],
              adjectives: ['软式|Soft', '中考|Exam', '超纤|Microfibre', '沙滩|Beach', '校园|School', '充气|Inflatable'],
              choice: {
                name: '套装|Set',
                values: [
                  ['单球|Ball', 1],
                  ['含气筒|With pump', 1.12],
                ],
              },
            },
          ],
          choice: {
            name: '尺寸|Size',
            values: [
              ['5 号|Size 5', 1],
              ['6 号|Size 6', 1.08],
              ['7 号|Size 7', 1.12],
            ],
          },
          facts: [
            ['材质|Cover', '吸湿 PU|Grip PU', '超纤|Microfibre'],
            ['适用|Court', '室内外|In and out'],
            ['内胆|Bladder', '丁基橡胶|Butyl'],
          ],
        },
        {
          code: 'badminton',
          name: '羽毛球|Badminton',
          price: [29, 199, 1299],
          ending: 0,
          weight: [78, 620],
          adjectives: [
            '全碳素|Carbon',
            '进攻型|Attack',
            '轻量|Light',
            '双拍|Twin',
            '耐打|Durable',
            '高磅|High-tension',
          ],
          kinds: [
            {
              noun: '羽毛球拍|Badminton Racket',
              drawing: { motif: 'badminton', base: '#2f7fe8', reach: 50 },
              colours: ['cobalt', 'vermilion', 'ink', 'lime'],
            },
          ],
          choice: {
            name: '套装|Set',
            values: [
              ['单拍|One', 1],
              ['双拍|Two', 1.85],
              ['双拍加球|Two with shuttles', 2.05],
            ],
          },
          facts: [
            ['拍框|Frame', '碳纤维|Carbon'],
            ['重量|Weight', '4U（80–84 g）|4U (80–84 g)', '5U（75–79 g）|5U (75–79 g)'],
            ['磅数|Tension', '24–28 磅|24–28 lb'],
          ],
        },
        {
          code: 'tennis',
          name: '网球|Tennis',
          price: [39, 299, 1599],
          ending: 0,
          weight: [260, 620],
          adjectives: [
            '碳铝一体|Composite',
            '回弹|Rebound',
            '成人|Adult',
            '减震|Damped',
            '大拍面|Oversize',
            '单人练习|Solo',
          ],
          kinds: [
            {
              noun: '网球拍|Tennis Racket',
              drawing: { motif: 'tennis', base: '#f02f6a', reach: 45 },
              colours: ['rose', 'cobalt', 'ink', 'teal'],
            },
          ],
          choice: {
            name: '套装|Set',
            values: [
              ['单拍|Racket', 1],
              ['拍加三球|With three balls', 1.1],
              ['双拍加球|Two with balls', 1.95],
            ],
          },
          facts: [
            ['拍面|Head', '100 平方英寸|100 sq in', '105 平方英寸|105 sq in'],
            ['重量|Weight', '285 g|285 g', '300 g|300 g'],
            ['握柄|Grip', '2 号|Size 2'],
          ],
        },
        {
          code: 'table-tennis',
          name: '乒乓|Table tennis',
          price: [19, 89, 699],
          ending: 0,
          weight: [160, 420],
          adjectives: [
            '五层纯木|Five-ply',
            '双面反胶|Inverted',
            '弧圈|Loop',
            '横拍|Shakehand',
            '直拍|Penhold',
            '四星|Four-star',
          ],
          kinds: [
            {
              noun: '乒乓球拍|Table-tennis Bat',
              drawing: { motif: 'ping-pong', base: '#f0287a', reach: 45 },
              colours: ['vermilion', 'ink', 'cobalt'],
            },
          ],
          choice: {
            name: '套装|Set',
            values: [
              ['单拍|One', 1],
              ['双拍|Two', 1.85],
              ['双拍加六球|Two with six balls', 2],
            ],
          },
          facts: [
            ['底板|Blade', '五层纯木|Five-ply', '碳素|Carbon'],
            ['胶皮|Rubber', '反胶|Inverted'],
            ['拍柄|Handle', '横拍|Shakehand', '直拍|Penhold'],
          ],
        },
      ],
    },
    {
      code: 'fitness',
      name: '健身|Fitness',
      commission: 600,
      icon: 'dumbbell',
      iconColour: 'teal',
      promises: ['seven_days_return', 'ship_in_48h'],
      series: ['全力|Fullforce', '燃点|Ignite', '自律|Discipline', '晨练|Workout', '力场|Forcefield', '呼吸|Breathe'],
      adjectives: ['家用|Home', '防滑|Grip', '静音|Quiet', '环保|Eco', '加厚|Thick', '训练|Training'],
      points: [
        ['楼下听不见|Quiet below', '缓冲包胶，放下没有声响。|Coated ends land without a sound.'],
        ['味道小|Low odour', '出厂前通风静置三十天。|Aired for thirty days before shipping.'],
        ['跟练视频|Follow along', '扫码看四周入门课。|Scan for a four-week course.'],
      ],
      leaves: [
        {
          code: 'dumbbell',
          name: '哑铃|Dumbbells',
          price: [29, 129, 899],
          ending: 0,
          weight: [2100, 21000],
          adjectives: [
            '六角包胶|Hex',
            '浸塑|Dipped',
            '可调节|Adjustable',
            '女士|Light',
            '一对|Pair',
            '钢芯|Steel-core',
          ],
          kinds: [{ noun: '哑铃|Dumbbells', drawing: 'dumbbell', colours: ['teal', 'ink', 'rose', 'amber'] }],
          choice: {
            name: '重量|Weight',
            values: [
              ['2kg×2|2 × 2 kg', 1],
              ['5kg×2|2 × 5 kg', 2.1],
              ['10kg×2|2 × 10 kg', 3.9],
            ],
          },
          facts: [
            ['芯材|Core', '铸铁|Cast iron'],
            ['外层|Coat', '环保橡胶|Rubber'],
            ['握把|Grip', '防滑滚花|Knurled'],
          ],
        },
        {
          code: 'yoga-mat',
          name: '瑜伽垫|Yoga mats',
          price: [29, 109, 499],
          ending: 0,
          weight: [900, 2800],
          adjectives: [
            '天然橡胶|Rubber',
            '体位线|Aligned',
            '双面|Two-side',
            '加宽|Wide',
            '便携|Travel',
            '吸汗|Absorbent',
          ],
          kinds: [{ noun: '瑜伽垫|Yoga Mat', drawing: 'yoga-mat', colours: ['lilac', 'teal', 'rose', 'slate'] }],
          choice: {
            name: '厚度|Thickness',
            values: [
              ['5mm|5 mm', 1],
              ['6mm|6 mm', 1.12],
              ['8mm|8 mm', 1.3],
            ],
          },
          facts: [
            ['材质|Material', '天然橡胶|Natural rubber', 'TPE|TPE'],
            ['尺寸|Size', '183×61 cm|183 × 61 cm', '183×68 cm|183 × 68 cm'],
            ['附|With', '绑带|Strap', '背袋|Bag'],
          ],
        },
        {
          code: 'boxing',
          name: '拳击|Boxing',
          price: [59, 199, 799],
          ending: 0,
          weight: [420, 960],
          adjectives: [
            '散打|Sanda',
            '沙袋|Heavy-bag',
            '透气掌心|Vented',
            '成人|Adult',
            '搏击操|Fitness',
            '加厚缓震|Padded',
          ],
          kinds: [
            {
              noun: '拳击手套|Boxing Gloves',
              drawing: { motif: 'boxing-glove', base: '#f0285a', reach: 45 },
              colours: ['vermilion', 'ink', 'cobalt', 'amber'],
              views: ['pair', 'close'],
            },
          ],
          choice: {
            name: '盎司|Weight',
            values: [
              ['8oz|8 oz', 1],
              ['10oz|10 oz', 1.05],
              ['12oz|12 oz', 1.1],
            ],
          },
          facts: [
            ['皮面|Cover', '超纤皮|Microfibre', '牛皮|Leather'],
            ['填充|Padding', '三层记忆棉|Three-layer foam'],
            ['腕部|Wrist', '加宽魔术贴|Wide strap'],
          ],
        },
        {
          code: 'bottle',
          name: '运动水壶|Bottles',
          price: [19, 59, 239],
          ending: 90,
          weight: [120, 320],
          adjectives: ['大容量|Large', '一键弹盖|Flip', '防漏|Leak-proof', '刻度|Marked', '吸管|Straw', '轻量|Light'],
          kinds: [
            {
              noun: '运动水壶|Sports Bottle',
              drawing: 'sports-bottle',
              colours: ['teal', 'persimmon', 'graphite', 'sky'],
            },
          ],
          choice: {
            name: '容量|Capacity',
            values: [
              ['650ml|650 ml', 1],
              ['900ml|900 ml', 1.2],
              ['1.2L|1.2 L', 1.4],
            ],
          },
          facts: [
            ['材质|Material', '共聚酯|Copolyester'],
            ['耐温|Heat', '零下 10 至 96 ℃|−10 to 96 °C'],
            ['含|Free of', '不含双酚 A|BPA'],
          ],
        },
      ],
    },
    {
      code: 'wheels',
      name: '骑行滑行|Wheels',
      commission: 500,
      icon: { motif: 'bicycle', base: '#ff6a4a', reach: 45 },
      iconColour: 'teal',
      promises: ['seven_days_return'],
      series: ['疾行|Fastwalk', '追风|Windchase', '环城|Ringroad', '滑行|Glide', '少年|Junior', '破晓|Daybreak'],
      adjectives: ['通勤|Commuter', '入门|Starter', '成人|Adult', '青少年|Junior', '轻量|Light', '减震|Damped'],
      points: [
        [
          '出厂调好|Set up before it ships',
          '刹车与变速都已调校，装上把手就能走。|Brakes and gears are set; fit the bar and ride.',
        ],
        ['用料实在|Honest parts', '铝合金车架，十年不锈。|Aluminium frames do not rust.'],
        ['配件好找|Parts are easy', '通用规格，街边车店就能修。|Standard sizes any shop can mend.'],
      ],
      leaves: [
        {
          code: 'bicycle',
          name: '自行车|Bicycles',
          price: [399, 1099, 5999],
          ending: 0,
          weight: [9800, 16500],
          adjectives: ['复古|Retro', '变速|Geared', '内走线|Clean-line', '城市|City', '山地|Mountain', '折叠|Folding'],
          kinds: [
            {
              noun: '自行车|Bicycle',
              drawing: { motif: 'bicycle', base: '#ff6a4a', reach: 45 },
              colours: ['vermilion', 'teal', 'navy', 'amber'],
            },
          ],
          choice: {
            name: '轮径|Wheel',
            values: [
              ['24 英寸|24-inch', 1],
              ['26 英寸|26-inch', 1.06],
              ['27.5 英寸|27.5-inch', 1.15],
            ],
          },
          facts: [
            ['车架|Frame', '铝合金|Aluminium', '铬钼钢|Chromoly'],
            ['变速|Gears', '7 速|7', '9 速|9'],
            ['刹车|Brakes', '双碟刹|Discs'],
          ],
        },
        {
          code: 'skateboard',
          name: '滑板|Skateboards',
          price: [99, 299, 1299],
          ending: 0,
          weight: [1800, 3200],
          adjectives: [
            '双翘|Double-kick',
            '枫木七层|Maple',
            '长板|Longboard',
            '小鱼板|Cruiser',
            '静音轮|Quiet-wheel',
            '刷街|Street',
          ],
          kinds: [
            {
              noun: '滑板|Skateboard',
              drawing: { motif: 'skateboard', base: '#ff4f8a', reach: 45 },
              colours: ['rose', 'cobalt', 'lime'],
            },
          ],
          choice: {
            name: '尺寸|Size',
            values: [
              ['8.0 英寸|8.0-inch', 1],
              ['8.25 英寸|8.25-inch', 1.03],
              ['8.5 英寸|8.5-inch', 1.06],
            ],
          },
          facts: [
            ['板面|Deck', '枫木七层|Seven-ply maple'],
            ['轮|Wheels', '52 mm|52 mm', '60 mm|60 mm'],
            ['承重|Load', '100 公斤|100 kg'],
          ],
        },
        {
          code: 'roller-skate',
          name: '轮滑|Roller skates',
          price: [99, 269, 999],
          ending: 0,
          weight: [2100, 3800],
          adjectives: [
            '双排|Quad',
            '可调码|Adjustable',
            '闪光轮|Light-wheel',
            '成人|Adult',
            '儿童|Kids',
            '花样|Artistic',
          ],
          kinds: [
            {
              noun: '轮滑鞋|Roller Skates',
              drawing: { motif: 'roller-skate', base: '#f0385a', reach: 50 },
              colours: ['rose', 'fog', 'mint'],
              adjectives: [
                '双排|Quad',
                '可调码|Adjustable',
                '闪光轮|Light-wheel',
                '花样|Artistic',
                '静音轮|Quiet-wheel',
                '复古|Retro',
              ],
            },
            {
              noun: '冰刀鞋|Ice Skates',
              drawing: { motif: 'ice-skate' },
              colours: [],
              views: ['front', 'pair'],
              adjectives: [
                '花样|Figure',
                '冰球|Hockey',
                '加绒|Lined',
                '不锈钢刀|Steel-blade',
                '初学|First',
                '系带|Lace-up',
              ],
              facts: [
                ['冰刀|Blade', '不锈钢|Stainless steel'],
                ['鞋帮|Upper', '超纤皮|Microfibre'],
                ['内里|Lining', '加绒|Fleece'],
              ],
            },
          ],
          choice: {
            name: '尺码|Size',
            values: [
              ['S 31–34|S 31–34', 1],
              ['M 35–38|M 35–38', 1.04],
              ['L 39–42|L 39–42', 1.08],
            ],
          },
          facts: [
            ['轮|Wheels', 'PU 高弹|Rebound PU'],
            ['轴承|Bearings', 'ABEC-7|ABEC-7'],
            ['内胆|Liner', '可拆洗|Washable'],
          ],
        },
        {
          code: 'scooter',
          name: '滑板车|Scooters',
          price: [99, 299, 1999],
          ending: 0,
          weight: [3200, 9800],
          adjectives: [
            '折叠|Folding',
            '大轮|Big-wheel',
            '儿童|Kids',
            '可升降|Height-adjustable',
            '两轮|Two-wheel',
            '手刹|Hand-brake',
          ],
          kinds: [
            {
              noun: '滑板车|Kick Scooter',
              drawing: { motif: 'kick-scooter', base: '#4fb4ff', reach: 55 },
              colours: ['sky', 'rose', 'lime', 'graphite'],
            },
          ],
          choice: {
            name: '款式|Style',
            values: [
              ['标准|Standard', 1],
              ['减震|Damped', 1.2],
              ['减震加手刹|Damped with brake', 1.35],
            ],
          },
          facts: [
            ['车身|Body', '铝合金|Aluminium'],
            ['轮径|Wheel', '145 mm|145 mm', '200 mm|200 mm'],
            ['承重|Load', '80 公斤|80 kg', '100 公斤|100 kg'],
          ],
        },
      ],
    },
    {
      code: 'camping',
      name: '露营|Camping',
      commission: 600,
      icon: 'lantern',
      iconColour: 'olive',
      promises: ['seven_days_return'],
      series: ['疾行|Fastwalk', '营火|Campfire', '星幕|Starcanvas', '野趣|Wildjoy', '溪谷|Brook', '驻山|Hillstay'],
      adjectives: ['户外|Outdoor', '便携|Portable', '防水|Waterproof', '家庭|Family', '轻量|Light', '自驾|Road-trip'],
      points: [
        ['一个人也能搭|One pair of hands', '快开结构，三分钟成型。|Quick frames stand in three minutes.'],
        ['风雨里用过|Tried in weather', '淋雨测试四小时不渗。|Four hours of rain in test, no leak.'],
        ['收纳小|Packs small', '后备箱一角就够。|A corner of the boot will do.'],
      ],
      leaves: [
        {
          code: 'tent',
          name: '帐篷|Tents',
          price: [99, 399, 2999],
          ending: 0,
          weight: [2600, 12000],
          adjectives: [
            '自动速开|Pop-up',
            '三季|Three-season',
            '黑胶防晒|Shaded',
            '天幕|Tarp',
            '双人|Two-person',
            '隧道|Tunnel',
          ],
          kinds: [
            {
              noun: '露营帐篷|Camping Tent',
              drawing: { motif: 'tent', base: '#2fbf4a', reach: 45 },
              colours: ['forest', 'amber', 'teal'],
            },
            {
              noun: '营地帐篷|Camp Tent',
              drawing: { motif: 'camping', base: '#ffb02f', reach: 30 },
              colours: ['amber', 'persimmon'],
              views: ['close'],
            },
          ],
          choice: {
            name: '人数|Sleeps',
            values: [
              ['2–3 人|2–3', 1],
              ['3–4 人|3–4', 1.25],
              ['5–8 人|5–8', 1.7],
            ],
          },
          facts: [
            ['面料|Cloth', '210T 牛津布|210T Oxford'],
            ['防水|Water', 'PU 3,000 mm|PU 3,000 mm'],
            ['搭建|Pitch', '约 3 分钟|About 3 minutes'],
          ],
        },
        {
          code: 'lantern',
          name: '营灯|Lanterns',
          price: [29, 129, 599],
          ending: 0,
          weight: [280, 1200],
          adjectives: [
            '复古马灯|Storm',
            '充电|Rechargeable',
            '无级调光|Dimming',
            '氛围|Mood',
            '长续航|Long-life',
            '悬挂|Hanging',
          ],
          kinds: [
            { noun: '露营灯|Camping Lantern', drawing: 'lantern', colours: ['olive', 'sand', 'vermilion', 'ink'] },
          ],
          choice: {
            name: '电池|Battery',
            values: [
              ['3,600mAh|3,600 mAh', 1],
              ['5,200mAh|5,200 mAh', 1.15],
              ['10,000mAh|10,000 mAh', 1.4],
            ],
          },
          facts: [
            ['亮度|Light', '400 流明|400 lm', '800 流明|800 lm'],
            ['续航|Runs', '12 小时|12 h', '40 小时|40 h'],
            ['色温|Tone', '2,200–3,000 K|2,200–3,000 K'],
          ],
        },
        {
          code: 'thermos',
          name: '保温杯|Thermoses',
          price: [39, 119, 399],
          ending: 0,
          weight: [260, 620],
          adjectives: [
            '316 不锈钢|Steel',
            '陶瓷涂层|Ceramic',
            '长效保温|Long-heat',
            '带茶隔|Infuser',
            '提手|Handle',
            '车载|Car',
          ],
          kinds: [{ noun: '保温杯|Thermos', drawing: 'thermos', colours: ['persimmon', 'forest', 'moon', 'navy'] }],
          choice: {
            name: '容量|Capacity',
            values: [
              ['350ml|350 ml', 1],
              ['500ml|500 ml', 1.15],
              ['750ml|750 ml', 1.35],
            ],
          },
          facts: [
            ['内胆|Inside', '316 不锈钢|316 steel', '陶瓷涂层|Ceramic'],
            ['保温|Hot', '12 小时 ≥ 58 ℃|12 h at 58 °C'],
            ['重量|Weight', '约 310 g|About 310 g'],
          ],
        },
        {
          code: 'fishing',
          name: '渔具|Fishing',
          price: [29, 169, 1299],
          ending: 0,
          weight: [180, 1600],
          adjectives: ['碳素|Carbon', '溪流|Stream', '路亚|Lure', '矶钓|Rock', '套装|Complete', '超轻|Ultralight'],
          kinds: [
            {
              noun: '钓竿套装|Fishing Rod Set',
              drawing: { motif: 'fishing-pole' },
              colours: [],
              views: ['front', 'close', 'tilt'],
            },
          ],
          choice: {
            name: '长度|Length',
            values: [
              ['2.1m|2.1 m', 1],
              ['2.7m|2.7 m', 1.15],
              ['3.6m|3.6 m', 1.35],
            ],
          },
          facts: [
            ['材质|Material', '碳纤维|Carbon', '玻纤|Glass fibre'],
            ['调性|Action', '28 调|Medium', '37 调|Fast'],
            ['含|With', '渔轮与线|Reel and line'],
          ],
        },
      ],
    },
  ],
}

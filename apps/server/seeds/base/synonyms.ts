import type { Ctx } from '../../src/infra/context.ts'
import { wordsOfList } from '../../src/infra/search/synonyms.ts'
import { searchSynonyms } from '../../src/modules/catalog/data/search/search.table.ts'

/** Each line: words that mean the same, in both directions; the first is the one that the platform's page shows as the word. */
const SAME = `
手机, 移动电话, 智能手机, phone, mobile phone, smartphone, cell phone
老人手机, 老人机, 长辈手机, 老年手机, easy phone
折叠手机, 折叠屏, 折叠屏手机, foldable
耳机, 耳麦, headphones, earphones, headset
头戴耳机, 头戴式耳机, 降噪耳机
真无线耳机, 蓝牙耳机, 无线耳机, earbuds
充电宝, 移动电源, 充电配件, power bank, powerbank
充电器, 充电头, 充电配件, charger
手机壳, 手机套, 保护壳, 壳膜配件, phone case
笔记本, 笔记本电脑, 手提电脑, 电脑, laptop, notebook computer
显示器, 显示屏, monitor
鼠标, mouse
键盘, keyboard
打印机, printer
音箱, 音响, 蓝牙音箱, speaker
话筒, 麦克风, microphone, mic
相机, 照相机, camera
智能手表, 电子手表, smart watch, smartwatch
电饭煲, 电饭锅, rice cooker
空气炸锅, 炸锅, air fryer
咖啡机, coffee machine, coffee maker, espresso machine
电水壶, 热水壶, 烧水壶, 电热水壶, electric kettle, kettle
吸尘器, 除尘器, vacuum cleaner, vacuum, hoover
扫地机器人, 扫地机, 扫拖机器人, robot vacuum
加湿器, 增湿器, humidifier
风扇, 电风扇, 电扇, fan
吹风机, 电吹风, 吹风筒, hair dryer, hairdryer, blow dryer
剃须刀, 刮胡刀, 刮胡子刀, shaver, razor
电动牙刷, electric toothbrush, e-toothbrush
冰箱, 电冰箱, fridge, refrigerator
洗衣机, washer, washing machine
电视, 电视机, 彩电, tv, television
空调, 冷气机, air conditioner, aircon
沙发, sofa, couch, settee
椅子, 椅凳, 座椅, chair
桌子, 桌几, 台子, table
床, bed
台灯, 书桌灯, desk lamp
落地灯, floor lamp, standing lamp
吊灯, pendant lamp, pendant light
营灯, 露营灯, 帐篷灯, lantern, camping lantern
马克杯, 咖啡杯, mug
保温杯, 保温壶, 闷烧杯, thermos, vacuum flask
运动水壶, 水壶, 水瓶, water bottle
茶具, 茶壶套装, tea set
锅具, 锅, cookware
碗盘, 餐具, 碗碟, tableware, dinnerware
毛巾, 面巾, towel
浴巾, bath towel
收纳盒, 收纳箱, 收纳, 整理箱, storage box
抱枕, 靠垫, 靠枕, cushion, throw pillow
花瓶, 花器, vase
连衣裙, 裙子, dress
大衣, 外套, 风衣, coat, overcoat
上衣, 衬衫, 衬衣, blouse, shirt
牛仔裤, jeans, denim
短裤, shorts
t恤, 短袖, 体恤, t-shirt, tee
背心, 运动背心, tank top, vest
领带, 领带配件, necktie, tie
跑鞋, 跑步鞋, running shoes, sneakers, trainers
登山靴, 登山鞋, 徒步鞋, hiking boots
高跟鞋, high heels
凉鞋, 平底凉鞋, sandals
双肩包, 书包, 背包, 双肩背包, backpack, rucksack
手提包, 手袋, 女包, handbag, purse
行李箱, 拉杆箱, 旅行箱, 皮箱, suitcase, luggage
墨镜, 太阳镜, 太阳眼镜, sunglasses
精华, 精华液, 肌底液, serum
面霜, 乳霜, cream, face cream
洁面, 洗面奶, 洁面乳, 洗颜, cleanser, face wash
面膜, face mask, sheet mask
口红, 唇膏, 唇釉, lipstick
粉底, 气垫, 气垫粉底, 粉底液, foundation
眼影, 眼影盘, eyeshadow
香水, 淡香水, perfume, fragrance
洗发水, 洗发露, 洗头水, 香波, shampoo
沐浴露, 沐浴乳, 沐浴液, body wash, shower gel
香皂, 肥皂, soap
牙膏, toothpaste
体温计, 温度计, 额温枪, thermometer
创可贴, 创口贴, 邦迪, band-aid, plaster
维生素, 维他命, vitamin
蛋白粉, protein powder
柑橘, 橘子, 桔子, 蜜橘, 橙子, 橙, 脐橙, 甜橙, citrus, orange
苹果, apple
蓝莓, blueberry
草莓, strawberry
牛肉, 牛排, beef, steak
螃蟹, 蟹, 大闸蟹, crab
海鲜, 水产, seafood
鸡蛋, 土鸡蛋, egg
茶叶, 茗茶, tea
咖啡豆, coffee bean
红酒, 葡萄酒, wine, red wine
牛奶, 纯牛奶, 鲜奶, milk
果汁, juice
零食, 小吃, 零食烘焙, snack
蛋糕, cake
饼干, 曲奇, cookie, biscuit
巧克力, 朱古力, chocolate
坚果, 干果, nut
足球, football, soccer ball
篮球, basketball
羽毛球, badminton
乒乓球, 乒乓, table tennis, ping pong
瑜伽垫, 瑜珈垫, 健身垫, yoga mat
哑铃, dumbbell
自行车, 单车, 脚踏车, bike, bicycle, cycle
滑板, skateboard
滑板车, scooter
帐篷, 帐蓬, tent
鱼竿, 钓鱼竿, 钓竿, 鱼杆, fishing rod
奶瓶, 婴儿奶瓶, baby bottle
奶粉, 婴儿奶粉, 配方奶粉, infant formula
纸尿裤, 尿不湿, 尿布, 尿片, 拉拉裤, nappy, diaper
毛绒玩具, 毛绒, 公仔, 玩偶, 布娃娃, plush, soft toy, teddy bear
积木, 拼图, 积木拼图, building blocks, puzzle
遥控车, 遥控汽车, rc car
桌游, 桌面游戏, board game
小说, 长篇小说, novel
绘本, 童书, 图画书, picture book
钢笔, fountain pen
手账本, 笔记簿, 手帐, journal, notebook
吉他, guitar
电子琴, 电钢琴, electronic keyboard
毛线, 毛线编织, 棒针线, yarn, wool
颜料, 画材, 水彩, art supplies`

/** Each line: a word, and what it also finds; a search for those does not find all of it. */
const ALSO = `
杯子: 马克杯, 水杯, 保温杯, 运动水壶
水杯: 马克杯, 保温杯, 运动水壶
裤子: 牛仔裤, 短裤, 长裤
裤: 牛仔裤, 短裤, 长裤
裙: 连衣裙, 半身裙
夏天: 夏季, 夏日
冬天: 冬季, 保暖
秋天: 秋季
春天: 春季
包包: 手提包, 双肩包
包: 手提包, 双肩包
眼镜: 墨镜
运动鞋: 跑鞋, 登山靴
鞋子: 跑鞋, 登山靴, 高跟鞋, 凉鞋, 鞋靴
鞋: 鞋靴
拖鞋: 平底凉鞋, 凉拖, 人字拖
灯具: 台灯, 落地灯, 吊灯
凳子: 椅凳, 板凳
盘子: 碗盘, 餐盘
碗: 碗盘
炒锅: 锅具
不粘锅: 锅具
不粘: 防粘
书: 小说, 童书, 绘本
酒: 红酒, 葡萄酒
茶: 茶叶
咖啡: 咖啡豆
肉: 肉禽, 牛羊肉, 牛肉, 猪肉
绿茶: 龙井, 碧螺春, 毛峰, 毛尖
红茶: 正山小种, 祁门, 滇红
虾: 大虾, 虾仁
水果: 时令水果
玩具: 积木, 毛绒玩具, 遥控车
妈妈: 长辈, 女士
爸爸: 长辈, 男士
老人: 长辈
宝宝: 婴儿, 婴幼儿
小孩: 儿童
孩子: 儿童
女朋友: 女士, 彩妆, 手提包, 毛绒玩具
男朋友: 男士, 剃须刀, 智能手表
喝水: 水杯, 马克杯, 保温杯, 运动水壶
无线: 蓝牙
蓝牙: 无线
月饼: 月饼糕点
糕点: 月饼糕点
球鞋: 跑鞋
护肤品: 护肤
化妆品: 彩妆
家电: 家用电器
杂志: 图书
耳塞: 真无线耳机
电脑配件: 键盘, 鼠标
drink: tea, coffee, juice
boots: hiking boots
bag: handbag, backpack
lamp: desk lamp, floor lamp, pendant lamp`

interface Line {
  readonly word: string
  readonly means: readonly string[]
  readonly isTwoWay: boolean
}

const linesOf = (text: string): string[] => text.split('\n').filter(line => line.trim() !== '')

/** What every shop starts with; a shop without such goods is not disturbed by them. */
const LINES: readonly Line[] = [
  ...linesOf(SAME).flatMap(line => {
    const [word, ...means] = wordsOfList(line)
    return word === undefined ? [] : [{ word, means, isTwoWay: true }]
  }),
  ...linesOf(ALSO).flatMap(line => {
    const [word = '', means = ''] = line.split(':')
    return wordsOfList(word).map(each => ({ word: each, means: wordsOfList(means), isTwoWay: false }))
  }),
]

/** Inserts missing synonyms by their word; what an admin changed stays. */
export async function seedSynonyms(tx: Ctx): Promise<void> {
  const ids = await tx.ids.take(LINES.length)
  const createdAt = tx.clock.now()
  const rows = LINES.map(({ word, means, isTwoWay }, index) => ({
    id: ids[index] ?? 0,
    word,
    means: means.join(', '),
    isTwoWay,
    createdAt,
  }))
  await tx.db.insert(searchSynonyms).values(rows).onConflictDoNothing()
}

import type { Pair } from '../pair.ts'
import type { Random } from '../random.ts'

/** A question, what the store answers, and what a buyer who has the goods says. */
export interface DemoQuestion {
  readonly asked: Pair
  readonly answer: Pair
  readonly bought: Pair
}

const GENERAL: readonly DemoQuestion[] = [
  {
    asked: '下单后多久能发货？|How soon will it ship?',
    answer:
      '一般当天或第二天发出，具体以页面上的送达时间为准。|Usually the same or the next day. The page shows the expected arrival.',
    bought: '我是晚上下的单，第二天就发了。|I ordered in the evening and it shipped the next day.',
  },
  {
    asked: '实物和图片颜色一样吗？|Is the colour the same as in the pictures?',
    answer: '图片是实物拍摄，不同屏幕会有轻微色差。|The pictures show the real thing. Screens may differ slightly.',
    bought: '差不多，我觉得实物更好看。|Very close. I like it even more in real life.',
  },
  {
    asked: '可以开发票吗？|Can I get an invoice?',
    answer: '可以，收货后联系客服提供抬头即可。|Yes. Contact us with the details after delivery.',
    bought: '可以的，我开过电子发票。|Yes, I received an electronic one.',
  },
  {
    asked: '送人的话有礼盒包装吗？|Is there gift wrapping?',
    answer: '没有专门的礼盒，不过我们会用干净的纸盒包好。|There is no gift box, but it comes in a neat carton.',
    bought: '包装挺整齐的，送人也不失礼。|It is neatly packed, fine for a gift.',
  },
  {
    asked: '不合适可以退吗？运费谁出？|Can I return it if it does not suit me, and who pays?',
    answer:
      '支持七天无理由退货，质量问题运费由我们承担。|You can return it within seven days. If it is faulty, we pay for the return.',
    bought: '我退过一次，处理得很快。|I returned one once, it was handled quickly.',
  },
  {
    asked: '用了一段时间的朋友，质量怎么样？|For those who have used it for a while: how is the quality?',
    answer: '老顾客回购不少，您可以放心。|Many buyers order it again, so you can rest assured.',
    bought: '用了两个月，没有出过问题。|Two months of use without any problem.',
  },
  {
    asked: '现在买的是新批次吗？|Is this from a recent batch?',
    answer: '是的，仓库按先进先出发货，都是近期批次。|Yes, our stock is recent.',
    bought: '我收到的是上个月生产的。|Mine was made last month.',
  },
  {
    asked: '偏远地区能送吗？|Do you deliver to remote areas?',
    answer:
      '页面上选好地区就能看到能否配送和运费。|Choose your area on the page to see whether we deliver and what it costs.',
    bought: '我在新疆，多等了两天，收到了。|I live in Xinjiang. It took two days longer but arrived.',
  },
]

const OF_ROOT: Readonly<Record<string, readonly DemoQuestion[]>> = {
  fashion: [
    {
      asked: '身高 165 cm 选什么码？|Which size for 165 cm?',
      answer: '请按尺码表选择，平时穿什么码就选什么码。|Please follow the size chart and take your usual size.',
      bought: '我 166 cm，平时的码正好。|I am 166 cm tall and my usual size fits.',
    },
  ],
  food: [
    {
      asked: '保质期还有多久？|How long until it expires?',
      answer: '发出的商品剩余保质期都在三分之二以上。|At least two thirds of the shelf life are left when we ship it.',
      bought: '收到时还有大半年。|More than half a year was left when it arrived.',
    },
  ],
  electronics: [
    {
      asked: '保修多长时间？|How long is the warranty?',
      answer: '全国联保一年，凭订单号即可。|One year, nationwide. Your order number is enough.',
      bought: '一年保修，我注册过了。|One year, I have registered mine.',
    },
  ],
  appliances: [
    {
      asked: '噪音大不大？|Is it loud?',
      answer: '正常使用在参数表标注的范围内。|In normal use it stays within the figures in the table.',
      bought: '晚上用也不吵。|It does not disturb me at night.',
    },
  ],
  kids: [
    {
      asked: '几岁的孩子可以用？|What age is it for?',
      answer: '参数表里有适用年龄，请家长陪同使用。|The table lists the age. Please stay with your child.',
      bought: '我家三岁，用着正好。|Ours is three and it is just right.',
    },
  ],
}

/** Questions on one product, different ones, those of its first-level class first. */
export const questionsFor = (random: Random, root: string, count: number): DemoQuestion[] =>
  [...(OF_ROOT[root] ?? []), ...random.shuffle(GENERAL)].slice(0, count)

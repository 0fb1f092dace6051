import type { Voices } from '../assortment/shape.ts'
import type { Pair } from '../pair.ts'

/** What buyers of anything write: about delivery, packing, service and price. */
const ANYTHING: Voices = {
  good: [
    '不错。|Good.',
    '满意。|Happy with it.',
    '第二天就到了，比说的还早。|Came the next day, earlier than they said.',
    '和描述一致，放心。|Exactly as described.',
    '包得很仔细，拆开干干净净。|Packed with care, everything clean inside.',
    '问了客服两个问题，答得很清楚，没有套话。|I asked two questions and got clear answers, no set phrases.',
    '性价比可以，下次还来。|Fair value, I will be back.',
    '第二次在这家买了，两次都没失望。|My second order from this store, and it has not let me down yet.',
    '帮我妈买的，她很喜欢。|For my mum, and she likes it a lot.',
    '快递放在驿站，盒子一点没压。|Left at the pick-up point without a dent in the box.',
    '对比了好几家才下单，没选错。|I compared several before ordering. Right choice.',
    '朋友推荐的，果然可以。|A friend told me to get it, and they were right.',
    '下单晚了，以为要等几天，结果隔天就收到了。|I ordered late at night and expected to wait for days. It was here the day after next.',
    '好，五星。|Good, five stars.',
    '没想到包装这么结实，里三层外三层，快递员都说包得好。|I did not expect packing like this, layer upon layer. Even the courier remarked on it.',
    '客服提醒我选对规格，省了一次退换。|The store told me which option to pick and saved me a return.',
    '活动的时候买的，划算。|Bought on offer, good deal.',
    '收到有几天了，一切正常。|Had it for a few days now, all fine.',
    '东西比图片实在。|Nicer in real life than in the pictures.',
    '一直在这个平台买，这家算靠谱的。|I buy a lot here, and this is one of the reliable stores.',
    '买之前看了差评有点犹豫，收到发现想多了。|The bad reviews made me hesitate. I need not have worried.',
    '送人的，拿得出手。|It was a gift, and one I was glad to give.',
  ],
  fair: [
    '一般般，对得起价格。|So-so, about what it costs.',
    '物流慢了点，东西没问题。|Delivery was slow, nothing wrong with what came.',
    '包装一般，外盒有压痕，里面没事。|Plain packing and a dent in the box, but fine inside.',
    '和想的不太一样，能用。|Not quite what I had in mind, but it will do.',
    '客服回得慢，问题最后解决了。|The store took its time to answer, but it got sorted out.',
    '中规中矩，没有惊喜。|Decent, no surprises.',
    '刚买完就降价了，客服说不补差价。|The price dropped right after I bought, and they do not refund the difference.',
    '少放了说明，问了客服才会。|No instructions inside, I had to ask.',
  ],
  poor: [
    '等了快一周才到，催了两次。|Took nearly a week, and I had to ask twice.',
    '外盒压坏了，里面也蹭花一块，在跟客服沟通。|The box was crushed and the thing inside is scuffed. I am talking to the store.',
    '和图片差别有点大，不太值。|Rather different from the pictures, not worth it for me.',
    '客服让我等了一天才回，体验不好。|A day for an answer from the store. Not a good experience.',
    '发错了，换货又等了五天。|They sent the wrong one, and the exchange took another five days.',
    '不推荐。|Would not recommend.',
  ],
}

/** What fits everything with a plug or a battery. */
const DEVICES: readonly Pair[] = [
  '用了两个星期来评价，没出过问题。|Two weeks in and no trouble at all.',
  '上手就会用，不用看说明。|No need for the manual.',
  '做工比这个价位的好，手感扎实。|Better made than the price suggests, feels solid.',
  '家里老人也说好。|Even my parents approve.',
  '旧的用坏了换的这个，比原来那个顺手。|Replaces an old one, and this one is handier.',
]

/** By root class, beside what fits anything: true of everything in it, from a vase to a towel. */
const FITTING: Readonly<Record<string, readonly Pair[]>> = {
  electronics: DEVICES,
  appliances: DEVICES,
  home: [
    '做工比这个价位的好。|Better made than the price suggests.',
    '家里来客人问在哪买的。|Guests asked where we got it.',
    '跟家里挺搭。|Goes well with our place.',
  ],
  outdoors: [
    '做工比这个价位的好。|Better made than the price suggests.',
    '用过几次了，没毛病。|Used it several times, no complaints.',
  ],
  kids: [
    '给孩子买的，挺合适。|Bought for our child, just right.',
    '班里家长群推荐的，没踩雷。|Other parents told us about it, and they were right.',
  ],
  fashion: [
    '颜色很好搭。|Goes with everything.',
    '同事问了链接。|A colleague asked where I got it.',
    '出门几次都用它，舒服自在。|Been out with it several times, comfortable and easy.',
  ],
  beauty: [
    '自己用着好，又给姐妹带了一份。|Works for me, so I got one for my sister.',
    '很多人推荐，自己试了才信。|Many people praised it. I believe it now that I have tried.',
  ],
  food: [
    '味道正，会回购。|Tastes right, I will buy it again.',
    '买来试试的，已经下第二单了。|Only meant to try it. The second order is already placed.',
    '合家里人的口味。|Everyone at home likes it.',
  ],
}

/** General comments that fit goods of a root class. */
export function generalVoices(root: string): Voices {
  return { ...ANYTHING, good: [...ANYTHING.good, ...(FITTING[root] ?? [])] }
}

/** A sentence more, after a sentence about the goods. */
export const TAILS: Voices = {
  good: [
    '发货也快。|Quick delivery too.',
    '包装也用心。|Packed with care as well.',
    '客服态度很好。|Friendly service.',
    '总体很满意。|Very happy overall.',
    '推荐。|Recommended.',
    '会回购。|Would buy again.',
    '物流给力，周末也送。|They even deliver at weekends.',
    '价格也合适。|The price is right, too.',
    '给家里人也下了一单。|I ordered another for the family.',
    '先用着，有问题再来追评。|I will add to this if anything comes up.',
    '值这个价。|Worth the money.',
  ],
  fair: [
    '给三星吧。|Three stars from me.',
    '物流倒是快。|Delivery was fast, at least.',
    '客服态度还行。|The service was all right.',
    '看个人需要吧。|Depends on what you need.',
    '先用着看。|We shall see.',
  ],
  poor: [
    '希望改进。|I hope they do better.',
    '已经申请售后。|I have asked for a refund.',
    '有点失望。|A little disappointed.',
    '物流也慢。|Slow delivery as well.',
    '下次不买了。|Not again.',
  ],
}

import type { Pair } from '../../pair.ts'
import type { ServicePromise } from '../../types.ts'
import type { Place } from '../places.ts'

type Services = readonly ServicePromise[]

const ALL: Services = ['genuine', 'seven_days_return', 'ship_in_48h']
const USUAL: Services = ['genuine', 'seven_days_return']
const QUICK: Services = ['seven_days_return', 'ship_in_48h']

/** What stores promise for a group of classes. Food that spoils and things that are fitted cannot be sent back at will. */
const PROMISES: Readonly<Record<string, Services>> = {
  'large-appliances': ['genuine'],
  skincare: ALL,
  'make-up': ALL,
  wellness: ['genuine', 'ship_in_48h'],
  women: QUICK,
  men: QUICK,
  fruit: ['ship_in_48h'],
  meat: ['ship_in_48h'],
  snacks: ['ship_in_48h'],
  furniture: ['genuine'],
  lighting: ['seven_days_return'],
  textiles: ['seven_days_return'],
  baby: ALL,
  stationery: ALL,
  craft: ['seven_days_return'],
  fitness: QUICK,
  wheels: ['seven_days_return'],
  camping: ['seven_days_return'],
}

/** The promises of a class. */
export const promisesOf = ({ group }: Place): Services => PROMISES[group.code] ?? USUAL

const FRESH_BOX: Pair =
  '按品类和气温选用泡沫箱、冰袋或透气纸箱。|Packed in foam, with ice packs, or in a ventilated box, as the goods and the weather ask.'
const CRATED: Pair =
  '护角加厚纸箱，易磕的面另贴泡沫板。|Corner guards and a heavy box, with foam boards over the faces that mark easily.'
const BROKEN: Pair =
  '逐件用缓冲纸隔开，再装双层纸箱，到手有破损我们补发。|Each piece is wrapped on its own inside a double box. If one arrives broken, we send another.'

/** How goods are packed, by group, else by root class. */
const PACKING: Readonly<Record<string, Pair>> = {
  electronics: '原装彩盒外再套一层纸箱，四角有缓冲。|The retail box travels inside a second box with padded corners.',
  appliances: '原装彩盒外再套一层纸箱，四角有缓冲。|The retail box travels inside a second box with padded corners.',
  'large-appliances': CRATED,
  home: '防潮袋加纸箱，边角有护垫。|In a moisture-proof bag and a box with padded edges.',
  furniture: CRATED,
  lighting: BROKEN,
  tableware: BROKEN,
  fashion: '单独装防潮袋，再装硬纸盒寄出，压不变形。|In its own dust bag, then in a stiff box that keeps the shape.',
  beauty:
    '逐件套缓冲袋，装硬纸盒寄出，外盒不写品名。|Each piece in a padded sleeve inside a stiff box, with nothing about the contents outside.',
  food: '食品级内袋封口，外面是硬纸箱。|Sealed in a food-grade inner bag inside a stiff box.',
  fruit: FRESH_BOX,
  meat: FRESH_BOX,
  outdoors:
    '按大小用纸箱或加厚快递袋，怕磕的部位另包护角。|In a box or a heavy mailing bag by size, with guards where it could get knocked.',
  kids: '原包装外再套一层纸箱。|The retail packing goes inside a second box.',
}

/** One sentence about the packing. */
export const packingOf = ({ branch, group }: Place): Pair => PACKING[group.code] ?? PACKING[branch.code] ?? '|'

/** From this weight in grams on goods travel as freight, as in `freightOf`. */
const FREIGHT = 10_000

/** Sentences about the delivery: only what is promised, and what the weight makes of it. */
export function deliveryOf(place: Place, grams: number): Pair[] {
  const kilos = Math.round(grams / 1_000)
  return [
    ...(promisesOf(place).includes('ship_in_48h')
      ? (['付款后 48 小时内发出。|Sent within 48 hours of payment.'] as const)
      : []),
    ...(grams < FREIGHT
      ? []
      : [
          `连包装约 ${kilos} 千克，走大件物流，送货前会打电话约时间。|About ${kilos} kg packed. It comes as freight, and the driver calls first to agree on a time.` as const,
        ]),
  ]
}

const FAULTY = '质量问题来回运费由店铺承担。'
const FAULTY_EN = 'Free return shipping if faulty.'
const SPOILED: Pair =
  '生鲜不支持七天无理由退货。签收后 24 小时内拍照联系客服，坏多少赔多少。|Fresh food cannot be sent back. Send us a photo within 24 hours of delivery and we refund what arrived spoiled.'
const FITTED: Pair =
  '请当着送货师傅验收，有磕碰当场拍照，我们换新或补配件；安装或使用过的不支持无理由退货。|Check it while the driver is there and photograph any damage: we replace it or send the part. Once fitted or used it cannot be returned without a fault.'

/** What can be returned and how, by group, else by root class. */
const AFTER_SALE: Readonly<Record<string, Pair>> = {
  fruit: SPOILED,
  meat: SPOILED,
  snacks:
    '食品拆封后不能退。少发、压碎或保质期不足，签收后 48 小时内联系客服，补发或退款。|Opened food cannot be returned. If something is missing, crushed or short-dated, tell us within 48 hours and we resend or refund.',
  drinks: `没拆封的七天内可退。破损或漏液请在签收后 48 小时内拍照联系客服，补发或退款。|Unopened goods can be returned within seven days. For breakage or leaks send a photo within 48 hours and we resend or refund.`,
  furniture: FITTED,
  'large-appliances': FITTED,
  beauty: `没拆封的七天内可退；为了卫生，拆封后只在质量问题时退换，上面另有说明的除外。${FAULTY}|Unopened goods can be returned within seven days; once opened, for hygiene, only if faulty, unless it says otherwise above. ${FAULTY_EN}`,
  wellness: `健康护理用品为了卫生，拆封后只在质量问题时退换。${FAULTY}|For hygiene these goods can be returned only if faulty once opened. ${FAULTY_EN}`,
  baby: `没拆封的七天内可退；入口和贴身的用品拆封后只在质量问题时退换。${FAULTY}|Unopened goods can be returned within seven days; what touches mouth or skin, once opened, only if faulty. ${FAULTY_EN}`,
  fashion: `吊牌还在、没有穿用和洗过，签收后七天内可退换。${FAULTY}|Return or exchange within seven days, unworn and unwashed, with the tags on. ${FAULTY_EN}`,
}

/** What can be returned and how. */
export const afterSaleOf = ({ branch, group }: Place): Pair =>
  AFTER_SALE[group.code] ??
  AFTER_SALE[branch.code] ??
  `签收后七天内，不影响再次销售即可退换。${FAULTY}|Return or exchange within seven days, as long as it can be sold again. ${FAULTY_EN}`

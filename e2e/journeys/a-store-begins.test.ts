import { afterAll, describe, expect, it } from 'vitest'
import { closeBrowser } from '../harness/browser.ts'
import { localesOf } from '../harness/locales.ts'
import { Applicant } from '../steps/applicant.ts'
import { aNewBuyer, DEMO_ADMIN } from '../steps/demo-world.ts'
import { GoodsSeller } from '../steps/goods-seller.ts'
import { OrderBuyer } from '../steps/order-buyer.ts'
import { ParcelSeller } from '../steps/parcel-seller.ts'
import { aPerson } from '../steps/person.ts'
import { aPicture } from '../steps/picture.ts'
import { Reviewer } from '../steps/reviewer.ts'
import { wording } from '../steps/wording.ts'

afterAll(closeBrowser)

const WORDS = {
  'zh-cn': {
    store: '青竹茶器',
    className: '茶具',
    goods: '手拉坯盖碗',
    blurred: '身份证国徽面不清晰，请重新拍摄。',
    axes: ['釉色', '大小'],
    colours: ['天青', '月白', '豆绿', '墨黑'],
    sizes: ['小号', '中号', '大号'],
    comment: '釉色温润，杯盖合得很严。',
    answer: '谢谢，喜欢就好，欢迎再来。',
  },
  en: {
    store: 'Bamboo Teaware',
    className: 'Teaware',
    goods: 'Hand-thrown gaiwan',
    blurred: 'The emblem side is blurred.',
    axes: ['Glaze', 'Size'],
    colours: ['Sky', 'Moon', 'Celadon', 'Onyx'],
    sizes: ['Small', 'Medium', 'Large'],
    comment: 'The lid fits well and the glaze is warm.',
    answer: 'Thank you, we are glad that you like it.',
  },
} as const

describe.each(localesOf(import.meta.filename))('a store in %s', locale => {
  it('begins with an application that is refused once, and ends up answering the comment on its first goods', async () => {
    const say = wording(locale)
    const words = WORDS[locale]
    const [owner, someone] = [aNewBuyer(locale === 'en' ? 7 : 6), aNewBuyer(locale === 'en' ? 9 : 8)]
    const mark = owner.phone.slice(-5)
    const [store, goods] = [`${words.store}${mark}`, `${words.goods} ${mark}`]
    const [applicant, reviewer, buyer] = await Promise.all([
      aPerson(Applicant, locale),
      aPerson(Reviewer, locale),
      aPerson(OrderBuyer, locale),
    ])
    const seller = applicant.as(GoodsSeller)
    const packer = applicant.as(ParcelSeller)

    await applicant.signsUp(owner)
    await applicant.beginsAnApplication()
    await applicant.fillsInTheApplication(
      {
        ...{ store_name: store, store_company_name: `${store} Ltd`, store_address: '文一路 1 号' },
        ...{ business_license_no: '91330100MA1234567X', legal_person: '王芳', id_card_no: '11010519491231002X' },
        ...{ store_phone: owner.phone, emergency_contact: '李雷', emergency_contact_phone: '13900000001' },
      },
      {
        store_logo: aPicture('sign.png', [60, 120, 90]),
        business_license: aPicture('licence.png', [190, 150, 80]),
        id_card_t: aPicture('face.png', [120, 150, 190]),
        id_card_b: aPicture('blurred.png', [150, 150, 150]),
      },
      words.className,
    )
    await applicant.submitsTheApplication()
    await reviewer.logsIn(DEMO_ADMIN)
    await reviewer.refusesTheStore(store, 'id_card_b', words.blurred)
    expect(await applicant.readsTheRefusal()).toContain(words.blurred)
    await applicant.correctsTheApplication('id_card_b', words.blurred, aPicture('emblem.png', [200, 90, 90]))
    await applicant.submitsTheApplication()
    const secondRound = await reviewer.passesTheStore(store)
    expect(secondRound).toContain(words.blurred)
    expect(secondRound).toContain(say('admin.store.review_changed'))

    await applicant.goesToTheBackOffice()
    await seller.logsIn({ username: owner.phone, password: owner.password })
    const pictures = [
      aPicture('front.png', [150, 190, 200]),
      aPicture('side.png', [210, 205, 190]),
      aPicture('lid.png', [130, 170, 130]),
    ]
    await seller.fillsThePictureSpace(pictures)
    await reviewer.setsTheReviewOfGoods(true)
    try {
      await seller.addsGoods({
        ...{ name: goods, className: words.className, pictures: pictures.map(({ name }) => name) },
        axes: [
          [words.axes[0], words.colours],
          [words.axes[1], words.sizes],
        ],
        valuePictures: new Map([
          [words.colours[0], 'front.png'],
          [words.colours[1], 'side.png'],
        ]),
        ...{ price: '168.00', stock: '20', weight: '0.6' },
      })
      await reviewer.approvesTheGoods(store, goods)
    } finally {
      await reviewer.setsTheReviewOfGoods(false)
    }

    await buyer.signsUp(someone)
    await reviewer.givesMoney(someone.phone, '9999.00')
    await buyer.findsInTheStore(store, goods)
    const page = buyer.place
    for (const values of [
      [words.colours[0], words.sizes[1]],
      [words.colours[3], words.sizes[2]],
    ]) {
      await buyer.opens(page)
      await buyer.chooses(values)
      await buyer.putsInCart()
    }
    await buyer.checksOut(2)
    await buyer.addsAddress(someone)
    await buyer.placesTheOrder()
    await buyer.paysFromBalance(someone)
    const [number = ''] = await buyer.readsOrderNumbers()

    const digits = someone.phone.slice(-9)
    await packer.shipsAPart(
      number,
      `SF3${digits}1`,
      new Map([
        [words.colours[0], 1],
        [words.colours[3], 0],
      ]),
    )
    const left = await packer.shipsByScan(number, `SF3${digits}2`)
    expect([left.includes(words.colours[0]), left.includes(words.colours[3])]).toEqual([false, true])

    await reviewer.movesTheClock('day')
    for (const at of [1, 2]) {
      const trail = await buyer.followsAParcel(number, at, say('life.trace_left'))
      expect(trail).toHaveLength(2)
      expect(trail[1]).toContain(say('life.trace_accepted'))
    }
    await buyer.confirmsReceipt()
    await buyer.reviews(words.comment)
    await seller.answersTheComment(words.comment, words.answer)
    await buyer.seesTheAnswer(page, words.comment, words.answer)
    expect([...applicant.complaints, ...reviewer.complaints, ...buyer.complaints]).toEqual([])
  })
})

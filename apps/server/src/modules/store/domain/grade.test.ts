import { expect, it } from 'vitest'
import { gradeCard, gradeTerms, settlementMinutes } from './grade.ts'

const gold = {
  name: '金牌店铺',
  nameEn: 'Gold',
  icon: '',
  goodsLimit: null,
  pictureMb: 2_048,
  commissionDiscount: 1_000,
  settlementMinutes: 7_200,
  services: [{ name: '正品保障', name_en: 'Genuine or money back' }],
}

it.each([
  [null, null],
  [5, 7_200],
  [0.5, 720],
  [0, 1],
])('a delay of %s days is kept as %s minutes', (days, minutes) => {
  expect(settlementMinutes(days)).toBe(minutes)
})

it('buyers see the name and the services of a grade, not its terms', () => {
  expect(gradeCard(gold)).toEqual({ name: '金牌店铺', name_en: 'Gold', icon: '', services: gold.services })
})

it('its people see the terms too, the delay in days', () => {
  expect(gradeTerms(gold)).toEqual({
    ...gradeCard(gold),
    goods_limit: null,
    picture_mb: 2_048,
    commission_discount: 1_000,
    settlement_days: 5,
  })
})

import { describe, expect, it } from 'vitest'
import { tagStyleOf } from './tag-style.ts'

describe('tagStyleOf (§4)', () => {
  it.each([1, '1', 'Yes', '成功'])('%o is success', value => {
    expect(tagStyleOf(value)).toBe('success')
  })

  it.each([0, '0', 'No', '失败'])('%o is danger', value => {
    expect(tagStyleOf(value)).toBe('danger')
  })

  it.each([null, undefined, ''])('%o is empty', value => {
    expect(tagStyleOf(value)).toBeUndefined()
  })

  it('gives the same style to the same value every time', () => {
    expect(tagStyleOf('待发货')).toBe(tagStyleOf('待发货'))
  })

  it('takes only the words of the rule for yes and no', () => {
    for (const value of ['yes', 'no', 'true', '01', '10', 2, true, false, ' 1'])
      expect(tagStyleOf(value)).toMatch(/^plain[1-4]$/)
  })

  it('spreads other values over all four styles', () => {
    const words = [
      '顺丰速运',
      '中通快递',
      '微信支付',
      '支付宝',
      '余额',
      'admin',
      'seller',
      'store',
      '系统',
      '活动',
      '男',
      '女',
    ]
    expect(new Set(words.map(tagStyleOf)).size).toBe(4)
  })
})

import { describe, expect, it } from 'vitest'
import { exactFigure, markFigure, shortFigure } from './short-figure.ts'

describe('a figure of a dashboard', () => {
  it('is written in full below ten thousand', () => {
    expect(shortFigure(9_999, 'count', 'zh-cn')).toBe('9,999')
    expect(shortFigure(999_999, 'money', 'en')).toBe('¥9,999.99')
  })

  it('is written in 万 and 亿 or in K and M from ten thousand on, and never rounded up', () => {
    expect(shortFigure(19_999, 'count', 'zh-cn')).toBe('1.9万')
    expect(shortFigure(19_999, 'count', 'en')).toBe('19.9K')
    expect(shortFigure(1_613_982_40, 'money', 'zh-cn')).toBe('¥161.3万')
    expect(shortFigure(1_613_982_40, 'money', 'en')).toBe('¥1.6M')
    expect(shortFigure(-230_000_000_99, 'money', 'zh-cn')).toBe('-¥2.3亿')
  })

  it('has its exact value beside it', () => {
    expect(exactFigure(1_613_982_40, 'money', 'zh-cn')).toBe('¥1,613,982.40')
    expect(exactFigure(19_999, 'count', 'en')).toBe('19,999')
  })

  it('as a tick label has no superfluous decimals', () => {
    expect(markFigure(500_000, 'money', 'en')).toBe('¥5,000')
    expect(markFigure(250, 'money', 'en')).toBe('¥2.50')
  })
})

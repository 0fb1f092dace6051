import { describe, expect, it } from 'vitest'
import { CLASSES } from '../classes.ts'
import { randomFor } from '../random.ts'
import { drawReview } from './reviews.ts'

const every = CLASSES.flatMap(({ code }) => [1, 2, 3, 4, 5].map(stars => ({ code, stars })))

describe('reviews', () => {
  it('are whole sentences in both languages for every class and number of stars', () => {
    for (const { code, stars } of every)
      for (let at = 0; at < 40; at += 1) {
        const { text, answer } = drawReview(randomFor(at, `${code}:${stars}`), code, stars)
        expect(text.zh).toMatch(/^[^{}|]+。$/)
        expect(text.en).toMatch(/^[A-Z][^{}|]*\.$/)
        expect(answer.zh.length * answer.en.length).toBeGreaterThan(0)
      }
  })

  it('vary, and are the same for the same seed', () => {
    const draw = (seed: number) => drawReview(randomFor(seed, 'review'), 'fashion', 5).text.zh
    const texts = Array.from({ length: 200 }, (_, seed) => draw(seed))
    expect(new Set(texts).size).toBeGreaterThan(120)
    expect(texts).toEqual(Array.from({ length: 200 }, (_, seed) => draw(seed)))
  })

  it('only speak of what fits the class', () => {
    const food = Array.from({ length: 300 }, (_, seed) => drawReview(randomFor(seed, 'food'), 'food', 5).text.zh)
    expect(food.join()).toMatch(/味道|新鲜/)
    expect(food.join()).not.toMatch(/尺码|续航|颜色/)
  })
})

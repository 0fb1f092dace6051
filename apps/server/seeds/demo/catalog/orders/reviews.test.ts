import { describe, expect, it } from 'vitest'
import { PLACES, type Place } from '../goods/places.ts'
import { both } from '../pair.ts'
import { randomFor } from '../random.ts'
import { generalVoices, TAILS } from './general-voices.ts'
import { drawReview } from './reviews.ts'
import { starsOf } from './stars.ts'

const draw = ({ leaf, branch }: Pick<Place, 'leaf' | 'branch'>, stars: number, turn: number, start = 0) =>
  drawReview(randomFor(turn, `${leaf.code}:${stars}`), { root: branch.code, voices: leaf.voices, start, turn }, stars)

describe('reviews', () => {
  it('are whole sentences in Chinese, one in ten in English, for every class and number of stars', () => {
    const drawn = PLACES.flatMap(place =>
      [1, 2, 3, 4, 5].flatMap(stars => Array.from({ length: 20 }, (_, turn) => draw(place, stars, turn))),
    )
    for (const { language, text } of drawn)
      expect(text).toMatch(language === 'zh' ? /^[^|]*[一-龥][^|]*$/ : /^[^一-龥|]{3,}$/)
    expect(drawn.filter(({ language }) => language === 'en').length / drawn.length).toBeCloseTo(0.1, 1)
  })

  it('of one product hardly repeat a text, in short words and in long ones', () => {
    for (const place of PLACES.filter((_, at) => at % 9 === 0)) {
      const texts = Array.from({ length: 90 }, (_, turn) => draw(place, 5, turn).text)
      expect(new Set(texts).size, place.leaf.code).toBeGreaterThan(75)
      const lengths = texts.map(text => text.length)
      expect(Math.min(...lengths)).toBeLessThan(8)
      expect(Math.max(...lengths)).toBeGreaterThan(30)
    }
  })

  it('are the same for the same seed, and products of a class begin with different words', () => {
    const [place] = PLACES
    if (place === undefined) throw new RangeError('no classes')
    const firstPage = (start: number) => Array.from({ length: 10 }, (_, turn) => draw(place, 5, turn, start).text)
    expect(firstPage(3)).toEqual(firstPage(3))
    expect(firstPage(4)[0]).not.toBe(firstPage(3)[0])
  })

  it('speak of the goods in the words of their class', () => {
    for (const { leaf, branch } of PLACES) {
      const own = leaf.voices.good.map(both).flatMap(({ zh, en }) => [zh, en])
      const texts = Array.from({ length: 7 }, (_, turn) => draw({ leaf, branch }, 5, turn).text)
      expect(texts.filter(text => own.some(words => text.startsWith(words))).length, leaf.code).toBe(3)
    }
  })

  it('are answered according to their mood: complaints often, with an excuse', () => {
    const [place] = PLACES
    if (place === undefined) throw new RangeError('no classes')
    const answers = (stars: number) =>
      Array.from({ length: 300 }, (_, turn) => draw(place, stars, turn).answer).filter(answer => answer !== '')
    expect(answers(1).length).toBeGreaterThan(answers(5).length * 5)
    expect(answers(1).every(answer => /抱歉|麻烦|难过|orry/.test(answer))).toBe(true)
    expect(answers(5).some(answer => /抱歉|麻烦|orry/.test(answer))).toBe(false)
  })

  it('have general words in both languages', () => {
    const voices = [generalVoices('home'), generalVoices('food'), generalVoices('fashion'), TAILS]
    for (const pair of voices.flatMap(({ good, fair, poor }) => [...good, ...fair, ...poor]))
      expect(pair).toMatch(/^[^|]+。\|[A-Z][^|一-龥]*\.$/)
  })
})

describe('stars', () => {
  const of = (liking: number, start: number, count: number) =>
    Array.from({ length: count }, (_, turn) => starsOf(liking, start, turn))
  const mean = (stars: readonly number[]) => stars.reduce((sum, each) => sum + each, 0) / stars.length

  it('come to what the goods are liked with, after few buyers nearly and after many closely', () => {
    for (const liking of [3.6, 4.4, 4.8])
      for (let start = 0; start < 50; start += 1) {
        expect(Math.abs(mean(of(liking, start, 12)) - liking)).toBeLessThan(0.35)
        expect(mean(of(liking, start, 2_000))).toBeCloseTo(liking, 1)
      }
  })

  it('are of every number, most often five', () => {
    const counts = Map.groupBy(of(4.5, 3, 500), stars => stars)
    expect([...counts.keys()].toSorted()).toEqual([1, 2, 3, 4, 5])
    expect(counts.get(5)?.length).toBeGreaterThan(300)
  })
})

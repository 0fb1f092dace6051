import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cropBox, heldView, wholeView } from './crop-box.ts'

const sizes = fc.record({ width: fc.integer({ min: 1, max: 9000 }), height: fc.integer({ min: 1, max: 9000 }) })
const share = fc.double({ min: -3, max: 3, noNaN: true })
const views = fc.record({ zoom: fc.double({ min: -2, max: 20, noNaN: true }), x: share, y: share })

describe('cropping to a square', () => {
  it('starts with the middle of the picture and as much of it as fits', () => {
    expect(cropBox(wholeView, { width: 400, height: 300 })).toEqual({ left: 50, top: 0, edge: 300 })
    expect(cropBox(wholeView, { width: 100, height: 500 })).toEqual({ left: 0, top: 200, edge: 100 })
  })

  it('magnifies about the middle of the view', () => {
    expect(cropBox({ zoom: 2, x: 0.5, y: 0.5 }, { width: 400, height: 400 })).toEqual({
      left: 100,
      top: 100,
      edge: 200,
    })
  })

  it('never shows what lies outside the picture', () => {
    fc.assert(
      fc.property(views, sizes, (view, size) => {
        const { left, top, edge } = cropBox(view, size)
        const slack = 1e-6 * Math.max(size.width, size.height)
        expect(left).toBeGreaterThanOrEqual(-slack)
        expect(top).toBeGreaterThanOrEqual(-slack)
        expect(left + edge).toBeLessThanOrEqual(size.width + slack)
        expect(top + edge).toBeLessThanOrEqual(size.height + slack)
      }),
    )
  })

  it('does not change a view inside the picture', () => {
    fc.assert(
      fc.property(views, sizes, (view, size) => {
        const held = heldView(view, size)
        const again = heldView(held, size)
        expect(again.x).toBeCloseTo(held.x, 9)
        expect(again.y).toBeCloseTo(held.y, 9)
        expect(again.zoom).toBe(held.zoom)
      }),
    )
  })
})

import { describe, expect, it } from 'vitest'
import drawingOf from './lean-icon-stub.ts'
import { leanIcon, leanRouter } from './lean-libraries.ts'

describe('a drawing of lucide', () => {
  const code = `
const __iconData = {
  name: "moon",
  size: 24,
  node: [
    ["path", { d: "M18 6 6 18", key: "1bl5f8" }],
    [
      "path",
      {
        d: "M20 9",
        key: "kfwtm"
      }
    ]
  ]
};`

  it('keeps its lines and drops texts for developers', () => {
    expect(leanIcon(code)).not.toMatch(/key|moon/)
    expect(leanIcon(code).match(/d: "[^"]+"/g)).toEqual(['d: "M18 6 6 18"', 'd: "M20 9"'])
  })

  it('has an outline of 24 by default', () => {
    const draw = drawingOf({ node: [['path', { d: 'M18 6 6 18' }]] })
    const { type, props } = draw({ width: 16, strokeWidth: 1.75, 'aria-hidden': true })
    expect(type).toBe('svg')
    expect(props).toMatchObject({ width: 16, height: 24, fill: 'none', stroke: 'currentColor', strokeWidth: 1.75 })
    expect(props['aria-hidden']).toBe(true)
    expect(props.children).toMatchObject({ type: 'path', props: { d: 'M18 6 6 18' } })
  })
})

describe('the router', () => {
  it('marks its links as side-effect free, so that unused ones are dropped', () => {
    const code = 'const Form = React$1.forwardRef((props, ref) => props);\nForm.displayName = "Form";\nexport { Form };'
    expect(leanRouter(code)).toBe(
      'const Form = /* @__PURE__ */ React$1.forwardRef((props, ref) => props);\n\nexport { Form };',
    )
  })
})

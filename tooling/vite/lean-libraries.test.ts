import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import drawingOf from './lean-icon-stub.ts'
import { leanIcon, leanProperties, leanRouter } from './lean-libraries.ts'

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

describe('the list of CSS properties', () => {
  it('keeps those that a source writes', () => {
    const code = 'var userGeneratedStr = "";\nvar cssPropertiesStr = "alignContent,boxPack,float,zoom";'
    expect(leanProperties(code, new Set(['float', 'alignContent', 'other']))).toBe(
      'var userGeneratedStr = "";\nvar cssPropertiesStr = "alignContent,float";',
    )
  })

  it('is found in the library of today', () => {
    const ui = createRequire(join(import.meta.dirname, '../../packages/ui/package.json'))
    const styles = createRequire(ui.resolve('@chakra-ui/react'))
    const code = readFileSync(styles.resolve('@pandacss/is-valid-prop').replace(/index\.js$/, 'index.mjs'), 'utf8')
    expect(code).toContain('verticalAlign')
    expect(leanProperties(code, new Set(['float']))).toContain('cssPropertiesStr = "float"')
  })
})

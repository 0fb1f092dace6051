import { createElement, type SVGProps } from 'react'

/** A drawing of lucide: its shapes with their attributes. */
interface Drawing {
  readonly node: readonly (readonly [string, Readonly<Record<string, string>>])[]
}

const OUTLINE = {
  xmlns: 'http://www.w3.org/2000/svg',
  width: 24,
  height: 24,
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const

/** Replaces lucide's component factory: the `Icon` of this project sets all attributes of an icon itself. */
const drawingOf =
  ({ node }: Drawing) =>
  (props: SVGProps<SVGSVGElement>) =>
    createElement(
      'svg',
      { ...OUTLINE, ...props },
      ...node.map(([shape, attributes]) => createElement(shape, attributes)),
    )

export default drawingOf

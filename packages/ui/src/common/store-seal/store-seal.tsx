import { chakra } from '@chakra-ui/react/styled-system'
import { pick } from '../hash/hash.ts'

// Dark enough for white characters at 4.5:1 in both modes.
const inks = ['#A52E0D', '#075C4B', '#3342A5', '#6B2E84', '#714700', '#0B5A66', '#9E1B2B', '#3D443F'] as const

export interface StoreSealProps {
  /** Name of the store; determines the character and the colour. */
  readonly name: string
  /** Colour chosen by the store. @default one by the name */
  readonly color?: string
  /** Edge in px. @default 40 */
  readonly size?: number
}

const characterOf = (name: string): string =>
  name.match(/\p{Script=Han}/u)?.[0] ?? name.match(/[\p{L}\p{N}]/u)?.[0]?.toUpperCase() ?? '市'

/** The seal of a store: one character in a rounded square with an inner line, like a carved chop. */
export function StoreSeal({ name, color, size = 40 }: StoreSealProps) {
  return (
    <chakra.span
      aria-hidden
      display="inline-grid"
      placeItems="center"
      flexShrink="0"
      position="relative"
      color="white"
      fontWeight="bold"
      lineHeight="1"
      userSelect="none"
      style={{
        width: size,
        height: size,
        borderRadius: size * 0.24,
        fontSize: size * 0.5,
        background: color ?? pick(name, inks),
      }}
    >
      <chakra.span
        position="absolute"
        borderWidth="1px"
        borderColor="rgb(255 255 255 / 38%)"
        style={{ inset: size * 0.08, borderRadius: size * 0.17 }}
      />
      {characterOf(name)}
    </chakra.span>
  )
}

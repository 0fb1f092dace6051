import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { useFileAddress } from '../file-address/file-address.ts'
import { pick } from '../hash/hash.ts'

// Dark enough for white characters at 4.5:1 in both modes.
const inks = ['#A52E0D', '#075C4B', '#3342A5', '#6B2E84', '#714700', '#0B5A66', '#9E1B2B', '#3D443F'] as const

export interface StoreSealProps {
  /** Name of the store, or the character that it chose; determines the character and the colour. */
  readonly name: string
  /** Colour chosen by the store; without one, or with '', a colour by the name. */
  readonly color?: string
  /** Address of the logo of the store, shown instead of the character once it has loaded. @default '' */
  readonly logo?: string
  /** Edge in px. @default 40 */
  readonly size?: number
}

const characterOf = (name: string): string =>
  name.match(/\p{Script=Han}/u)?.[0] ?? name.match(/[\p{L}\p{N}]/u)?.[0]?.toUpperCase() ?? '市'

/**
 * What a store is known by: its logo, else its seal, one character in a rounded square with an inner line, like a carved
 * chop.
 */
export function StoreSeal({ name, color = '', logo = '', size = 40 }: StoreSealProps) {
  const address = useFileAddress()
  const [lost, setLost] = useState('')
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
        background: color === '' ? pick(name, inks) : color,
      }}
    >
      <chakra.span
        position="absolute"
        borderWidth="1px"
        borderColor="rgb(255 255 255 / 38%)"
        style={{ inset: size * 0.08, borderRadius: size * 0.17 }}
      />
      {characterOf(name)}
      {logo !== '' && logo !== lost && (
        <chakra.img
          src={address(logo)}
          alt=""
          loading="lazy"
          decoding="async"
          position="absolute"
          inset="0"
          boxSize="full"
          objectFit="cover"
          bg="white"
          borderRadius="inherit"
          onError={() => setLost(logo)}
        />
      )}
    </chakra.span>
  )
}

import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'

/** Colour of stores that chose none. */
const INK = '#3D443F'

export interface StoreBannerProps {
  /** Colour of the store, '' for none. */
  readonly colour: string
  /** Text whose first character is cut into the ground. */
  readonly mark: string
  readonly children: ReactNode
}

/** A ground in a deep tone of the store's colour, on which white is readable, with its character cut into it. */
export function StoreBanner({ colour, mark, children }: StoreBannerProps) {
  const ground = colour === '' ? INK : colour
  return (
    <chakra.div
      position="relative"
      overflow="hidden"
      display="flex"
      alignItems="center"
      gap={{ base: '4', md: '6' }}
      minH={{ base: '132px', md: '168px' }}
      px={{ base: '4', md: '8' }}
      py="5"
      color="white"
      css={{
        bg: `color-mix(in srgb, ${ground} 68%, black)`,
        _dark: { bg: `color-mix(in srgb, ${ground} 40%, black)` },
      }}
    >
      <chakra.span
        aria-hidden
        position="absolute"
        insetEnd={{ base: '-24px', md: '40px' }}
        top="50%"
        transform="translateY(-50%)"
        fontSize={{ base: '180px', md: '260px' }}
        lineHeight="1"
        fontWeight="bold"
        userSelect="none"
        color="rgb(255 255 255 / 9%)"
      >
        {[...mark][0]}
      </chakra.span>
      <chakra.div position="relative" display="flex" alignItems="center" gap={{ base: '4', md: '6' }} minW="0" w="full">
        {children}
      </chakra.div>
    </chakra.div>
  )
}

import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { Plate } from '../../common/plate/plate.tsx'

export interface CardPicturesProps {
  readonly pictures: readonly string[]
  /** Index of the current picture. */
  readonly at: number
  readonly seed: number
  readonly eager: boolean
  readonly children?: ReactNode
}

/** The pictures of a card, one at a time; on hover, dots show which one. */
export function CardPictures({ pictures, at, seed, eager, children }: CardPicturesProps) {
  return (
    <Plate src={pictures[at]} alt="" seed={seed} eager={eager}>
      {children}
      {pictures.length > 1 && (
        <chakra.span
          aria-hidden
          position="absolute"
          bottom="2"
          insetX="0"
          display="flex"
          justifyContent="center"
          gap="1"
          opacity="0"
          transition="opacity 140ms"
          css={{ 'article:hover &': { opacity: 1 } }}
        >
          {pictures.map((picture, index) => (
            <chakra.span
              key={picture}
              h="3px"
              w="14px"
              borderRadius="full"
              bg={index === at ? '#181D1A' : 'rgb(24 29 26 / 28%)'}
            />
          ))}
        </chakra.span>
      )}
    </Plate>
  )
}

import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useState } from 'react'
import { useFileAddress } from '../../common/file-address/file-address.ts'
import { Plate } from '../../common/plate/plate.tsx'
import type { SecondPicture } from './use-second-picture.ts'

export interface CardPicturesProps {
  readonly pictures: readonly string[]
  readonly second: SecondPicture
  readonly seed: number
  readonly eager: boolean
  readonly children?: ReactNode
}

/** The picture of a card; under the mouse its second one fades in, as soon as it has loaded. */
export function CardPictures({ pictures: [first, other], second, seed, eager, children }: CardPicturesProps) {
  const address = useFileAddress()
  const [loaded, setLoaded] = useState(false)
  return (
    <Plate src={first} alt="" seed={seed} eager={eager}>
      {other !== undefined && second.wanted && (
        <chakra.img
          src={address(other)}
          alt=""
          width={800}
          height={800}
          decoding="async"
          draggable={false}
          onLoad={() => setLoaded(true)}
          position="absolute"
          inset="0"
          w="full"
          h="full"
          objectFit="cover"
          transition="opacity 200ms"
          _motionReduce={{ transition: 'none' }}
          style={{ opacity: second.over && loaded ? 1 : 0 }}
        />
      )}
      {children}
    </Plate>
  )
}

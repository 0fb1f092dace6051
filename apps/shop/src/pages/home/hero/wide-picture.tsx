import { chakra } from '@chakra-ui/react/styled-system'

export interface WidePictureProps {
  readonly src: string
  /** Whether the browser should load it before others. */
  readonly first: boolean
  readonly onLost: () => void
}

/** A campaign picture over the whole card, its left under a veil on which words can be read in either mode. */
export function WidePicture({ src, first, onLost }: WidePictureProps) {
  return (
    <>
      <chakra.img
        src={src}
        alt=""
        fetchPriority={first ? 'high' : 'low'}
        decoding="async"
        onError={onLost}
        position="absolute"
        inset="0"
        w="full"
        h="full"
        objectFit="cover"
        objectPosition="100% 62%"
        transition="transform 600ms {easings.enter}"
        transformOrigin="70% 60%"
      />
      <chakra.div
        aria-hidden
        position="absolute"
        inset="0"
        bgImage="linear-gradient(to right, rgb(255 255 255 / 82%), rgb(255 255 255 / 62%) 34%, rgb(255 255 255 / 0%) 66%)"
        _dark={{
          bgImage: 'linear-gradient(to right, rgb(24 29 26 / 94%), rgb(24 29 26 / 80%) 34%, rgb(24 29 26 / 24%) 70%)',
        }}
      />
    </>
  )
}

import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '@shiji/i18n/react.ts'
import { ImageOff } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useFileAddress } from '../file-address/file-address.ts'
import { Icon } from '../icon/icon.tsx'
import type { PlateTone } from '../tokens/semantic.ts'
import { plateBackground, plateToneOf } from './plate-tone.ts'

export interface PlateProps {
  /** Address of the picture; without one the empty plate shows. */
  readonly src?: string | undefined
  /** Alternative text; '' if the text beside it says the same. */
  readonly alt: string
  /** Seed of the backdrop; usually the id of the goods. @default the address */
  readonly seed?: string | number
  /** Backdrop by name, instead of the seed. */
  readonly tone?: PlateTone
  /** The same picture in other widths, like the attribute of `img`. */
  readonly srcSet?: string
  /** Its width by screen size, like the attribute of `img`. */
  readonly sizes?: string
  /** In the first view of the page: loads immediately and with priority. @default false */
  readonly eager?: boolean
  /** Aspect ratio, width by height. @default 1 */
  readonly ratio?: number
  /** Border radius. @default 'md' */
  readonly radius?: 'none' | 'sm' | 'md'
  /** Badges on top of the picture. */
  readonly children?: ReactNode
}

/**
 * A product picture on its pastel studio plate. Reserves its space while loading; if the picture fails to load, plate
 * and text stay.
 */
export function Plate({
  src,
  alt,
  seed,
  tone,
  srcSet,
  sizes,
  eager = false,
  ratio = 1,
  radius = 'md',
  children,
}: PlateProps) {
  const say = useText('common')
  const address = useFileAddress()
  const [lost, setLost] = useState<string>()
  const missing = !src || lost === src
  return (
    <chakra.span
      display="block"
      position="relative"
      overflow="hidden"
      w="full"
      aspectRatio={String(ratio)}
      borderRadius={radius}
      background={plateBackground(tone ?? plateToneOf(seed ?? src ?? ''))}
      // Cut-outs need a light background; in dark mode the whole plate dims, it is never inverted. An empty one is dark.
      _dark={missing ? { background: 'neutral.subtle' } : { filter: 'brightness(.94)' }}
    >
      {missing ? (
        <chakra.span
          role={alt === '' ? undefined : 'img'}
          aria-label={alt === '' ? undefined : alt}
          title={src ? say('common.image_failed') : undefined}
          position="absolute"
          inset="0"
          display="grid"
          placeItems="center"
          color="#697069"
          _dark={{ color: 'fg.muted' }}
        >
          <Icon of={ImageOff} size={24} />
        </chakra.span>
      ) : (
        <chakra.img
          src={address(src)}
          alt={alt}
          {...(srcSet ? { srcSet } : {})}
          {...(sizes ? { sizes } : {})}
          width={800}
          height={Math.round(800 / ratio)}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : 'auto'}
          decoding="async"
          draggable={false}
          onError={() => setLost(src)}
          position="absolute"
          inset="0"
          w="full"
          h="full"
          objectFit="cover"
        />
      )}
      {children}
    </chakra.span>
  )
}

import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '@shiji/i18n/react.ts'
import { useFileAddress } from '../../common/file-address/file-address.ts'
import { nameOfUrl } from '../file-upload/file-name.ts'
import type { WordsProps } from '../form-field/form-field.ts'
import { textsOf } from '../form-value/read-value.ts'

const Pictures = ({ urls, round = false }: { readonly urls: readonly string[]; readonly round?: boolean }) => {
  const say = useText('form')
  const address = useFileAddress()
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="2">
      {urls.map((url, at) => (
        <chakra.img
          key={url}
          src={address(url)}
          alt={say('form.picture_at', { at: at + 1 })}
          loading="lazy"
          w={round ? '64px' : '104px'}
          h={round ? '64px' : '104px'}
          objectFit="cover"
          bg="bg.sunken"
          borderRadius={round ? 'full' : 'sm'}
        />
      ))}
    </chakra.div>
  )
}

/** Stored pictures as squares. */
export const PicturesToRead = ({ value }: Pick<WordsProps, 'value'>) => <Pictures urls={textsOf(value)} />

/** A stored avatar. */
export const RoundPictureToRead = ({ value }: Pick<WordsProps, 'value'>) => <Pictures urls={textsOf(value)} round />

/** Stored files as links by their names. */
export function FilesToRead({ value }: Pick<WordsProps, 'value'>) {
  const address = useFileAddress()
  return (
    <chakra.ul listStyleType="none">
      {textsOf(value).map(url => (
        <li key={url}>
          <chakra.a href={address(url)} target="_blank" rel="noopener" color="accent.fg" textDecoration="underline">
            {nameOfUrl(url)}
          </chakra.a>
        </li>
      ))}
    </chakra.ul>
  )
}

import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '@shiji/i18n/react.ts'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { useFileAddress } from '../../common/file-address/file-address.ts'
import { Icon } from '../../common/icon/icon.tsx'
import { Pagination } from '../../common/pagination/pagination.tsx'
import { Select } from '../../common/select/select.tsx'
import { EmptyState, ErrorState, LoadingState } from '../../common/state-view/states.tsx'
import { SearchBar } from '../paged/search-bar.tsx'
import { usePaged } from '../paged/use-paged.ts'
import type { PictureSpace, SpacePicture, SpaceQuery } from './picture-space.ts'

export interface PictureShelfProps {
  readonly space: PictureSpace
  /** Addresses of the chosen pictures, in their order. */
  readonly picked: readonly string[]
  /** Shows the place of each chosen picture. */
  readonly numbered: boolean
  readonly onToggle: (url: string) => void
}

/** The pictures of a space by folder, name and page. */
export function PictureShelf({ space, picked, numbered, onToggle }: PictureShelfProps) {
  const [asked, setAsked] = useState<SpaceQuery>({ typed: '', page: 1 })
  const { page, loading, failure, retry } = usePaged(
    `${asked.folder ?? ''} ${asked.page} ${asked.typed}`,
    true,
    signal => space.load(asked, signal),
  )
  return (
    <chakra.div display="grid" gap="3" pb="3" aria-busy={loading}>
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        <FolderSelect
          space={space}
          onFolder={folder =>
            setAsked(({ typed }) => ({ typed, page: 1, ...(folder === undefined ? {} : { folder }) }))
          }
        />
        <SearchBar onSearch={typed => setAsked(now => ({ ...now, typed, page: 1 }))} />
      </chakra.div>
      {failure !== undefined ? (
        <ErrorState extent="inline" hint={failure || undefined} onRetry={retry} retrying={loading} />
      ) : page === undefined ? (
        <LoadingState />
      ) : page.pictures.length === 0 ? (
        <EmptyState extent="inline" />
      ) : (
        <chakra.ul
          listStyleType="none"
          display="grid"
          gap="2"
          gridTemplateColumns="repeat(auto-fill, minmax(112px, 1fr))"
        >
          {page.pictures.map(picture => (
            <li key={picture.id}>
              <Pick
                picture={picture}
                place={picked.indexOf(picture.url) + 1}
                numbered={numbered}
                onToggle={() => onToggle(picture.url)}
              />
            </li>
          ))}
        </chakra.ul>
      )}
      {page !== undefined && page.total > page.perPage && (
        <Pagination
          page={asked.page}
          perPage={page.perPage}
          total={page.total}
          short
          disabled={loading}
          onPage={next => setAsked({ ...asked, page: next })}
        />
      )}
    </chakra.div>
  )
}

/** The folders of a space, if it has any; without them the pictures of all are there. */
function FolderSelect({
  space,
  onFolder,
}: {
  readonly space: PictureSpace
  readonly onFolder: (folder: number | undefined) => void
}) {
  const say = useText('form')
  const { folders } = space
  const { page: known = [] } = usePaged(
    'folders',
    folders !== undefined,
    async signal => (await folders?.(signal)) ?? [],
  )
  if (known.length === 0) return null
  return (
    <chakra.div w={{ base: 'full', md: '200px' }}>
      <Select
        aria-label={say('form.picture_folder')}
        placeholder={say('form.picture_folder_all')}
        choices={known.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={({ target }) => onFolder(target.value === '' ? undefined : Number(target.value))}
      />
    </chakra.div>
  )
}

function Pick({
  picture,
  place,
  numbered,
  onToggle,
}: {
  readonly picture: SpacePicture
  /** From 1; 0 while it is not chosen. */
  readonly place: number
  readonly numbered: boolean
  readonly onToggle: () => void
}) {
  const address = useFileAddress()
  const on = place > 0
  return (
    <chakra.button
      type="button"
      aria-pressed={on}
      onClick={onToggle}
      position="relative"
      display="block"
      w="full"
      borderWidth="2px"
      borderRadius="sm"
      overflow="hidden"
      cursor="pointer"
      bg="bg.sunken"
      borderColor={on ? 'accent.solid' : 'transparent'}
      css={{ '& img': { w: 'full', aspectRatio: '1', objectFit: 'cover', display: 'block' } }}
    >
      <img src={address(picture.thumb ?? picture.url)} alt="" loading="lazy" />
      <chakra.span display="block" px="2" py="1" textStyle="xs" truncate>
        {picture.name}
      </chakra.span>
      {on && (
        <chakra.span
          aria-hidden
          position="absolute"
          insetEnd="1"
          top="1"
          display="grid"
          placeItems="center"
          minW="6"
          h="6"
          borderRadius="full"
          bg="accent.solid"
          color="accent.contrast"
          textStyle="xs"
          data-tabular
        >
          {numbered ? place : <Icon of={Check} size={16} />}
        </chakra.span>
      )}
    </chakra.button>
  )
}

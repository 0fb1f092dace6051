import { chakra } from '@chakra-ui/react/styled-system'
import type { SpaceFile } from '@shiji/contract/files/file-spaces.ts'
import { formatBytes } from '@shiji/i18n/format.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import { Button } from '@shiji/ui/common/button/button.tsx'
import { Checkbox } from '@shiji/ui/common/checkbox/checkbox.tsx'
import { useFileAddress } from '@shiji/ui/common/file-address/file-address.ts'

export interface FileCardProps {
  readonly file: SpaceFile
  readonly ticked: boolean
  readonly mayChange: boolean
  readonly onTick: (on: boolean) => void
  readonly onPlaces: () => void
  readonly onRename: () => void
  readonly onDelete: () => void
}

const extensionOf = (url: string): string => url.slice(url.lastIndexOf('.') + 1).toUpperCase()

/** One file: its picture, name, size in px and bytes, where it is used, and what can be done with it. */
export function FileCard({ file, ticked, mayChange, onTick, onPlaces, onRename, onDelete }: FileCardProps) {
  const say = useText('file_space')
  const locale = useLocale()
  const address = useFileAddress()
  const size = formatBytes(file.bytes, locale)
  const count = file.uses.length
  return (
    <chakra.li
      position="relative"
      display="flex"
      flexDirection="column"
      minW="0"
      borderWidth="1px"
      borderColor={ticked ? 'accent.solid' : 'border'}
      borderRadius="sm"
      overflow="hidden"
    >
      <chakra.a
        href={address(file.url)}
        target="_blank"
        rel="noreferrer"
        aria-label={say('file_space.open', { name: file.name })}
        display="grid"
        placeItems="center"
        aspectRatio="1"
        bg="bg.sunken"
        color="fg.muted"
        css={{ '& img': { w: 'full', h: 'full', objectFit: 'contain' } }}
      >
        {file.thumb === '' ? (
          <chakra.span textStyle="lg">{extensionOf(file.url)}</chakra.span>
        ) : (
          <img src={address(file.thumb)} alt="" loading="lazy" />
        )}
      </chakra.a>
      {mayChange && (
        <chakra.label
          htmlFor={`file${file.id}`}
          position="absolute"
          insetStart="0"
          top="0"
          display="grid"
          placeItems="center"
          w="11"
          h="11"
          cursor="pointer"
        >
          <Checkbox
            id={`file${file.id}`}
            aria-label={say('file_space.select', { name: file.name })}
            checked={ticked}
            onChange={event => onTick(event.target.checked)}
          />
        </chakra.label>
      )}
      <chakra.div p="2" display="grid" gap="1" minW="0">
        <chakra.span title={file.name} textStyle="sm" truncate>
          {file.name}
        </chakra.span>
        <chakra.span textStyle="xs" color="fg.muted" data-tabular>
          {file.width === 0
            ? size
            : say('file_space.facts', { width: String(file.width), height: String(file.height), size })}
        </chakra.span>
        <chakra.div display="flex" alignItems="center" gap="1" minH="11" flexWrap="wrap">
          {count === 0 ? (
            <chakra.span textStyle="xs" color="fg.muted" me="auto">
              {say('file_space.unused')}
            </chakra.span>
          ) : (
            <Button look="plain" size="xs" me="auto" onClick={onPlaces}>
              {say(file.more_uses ? 'file_space.used_in_more' : 'file_space.used_in', { count })}
            </Button>
          )}
          {mayChange && (
            <>
              <Button
                look="ghost"
                size="xs"
                aria-label={say('file_space.rename_of', { name: file.name })}
                onClick={onRename}
              >
                {say('file_space.rename')}
              </Button>
              <Button
                look="ghost"
                tone="danger"
                size="xs"
                aria-label={say('file_space.delete_one', { name: file.name })}
                onClick={onDelete}
              >
                {say('file_space.delete')}
              </Button>
            </>
          )}
        </chakra.div>
      </chakra.div>
    </chakra.li>
  )
}

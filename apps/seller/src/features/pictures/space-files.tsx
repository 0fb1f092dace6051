import { chakra } from '@chakra-ui/react/styled-system'
import { Loaded } from '@shiji/backoffice/page/dashboard/loaded.tsx'
import type { FileFolder } from '@shiji/contract/files/file-spaces.ts'
import { useText } from '@shiji/i18n/react.ts'
import { BulkBar } from '@shiji/ui/backoffice/data-table/selection/bulk-bar.tsx'
import { SearchBar } from '@shiji/ui/backoffice/paged/search-bar.tsx'
import { Checkbox } from '@shiji/ui/common/checkbox/checkbox.tsx'
import { Pagination } from '@shiji/ui/common/pagination/pagination.tsx'
import { Select } from '@shiji/ui/common/select/select.tsx'
import { EmptyState, NoMatchState } from '@shiji/ui/common/state-view/states.tsx'
import { useState } from 'react'
import { FileCard } from './file-card.tsx'
import { FileDialogs, type FileQuestion } from './file-dialogs.tsx'
import { UploadArea } from './upload-area.tsx'
import { FILE_SORTS, PER_PAGE, type useSpacePage } from './use-space-page.ts'

const SORT_WORDS = {
  'id|desc': 'file_space.sort.id_desc',
  'name|asc': 'file_space.sort.name_asc',
  'bytes|desc': 'file_space.sort.bytes_desc',
} as const

export interface SpaceFilesProps {
  readonly page: ReturnType<typeof useSpacePage>
  readonly folders: readonly FileFolder[]
  readonly mayChange: boolean
  readonly mayUpload: boolean
}

/** The files of the open folder: found, sorted, uploaded, ticked, moved and deleted. */
export function SpaceFiles({ page: state, folders, mayChange, mayUpload }: SpaceFilesProps) {
  const say = useText('file_space', 'common')
  const { shown, show, ticked, tick, files, reload } = state
  const [question, setQuestion] = useState<FileQuestion>()
  const rows = files.data?.data ?? []
  const total = files.data?.total ?? 0
  const ids = rows.map(({ id }) => id)
  const tickedHere = ids.filter(id => ticked.has(id)).length
  const chosen = [...ticked]
  return (
    <UploadArea folder={shown.folder ?? 0} mayUpload={mayUpload} onEnded={reload}>
      {(uploadButton, uploadNotes) => (
        <>
          <chakra.div display="flex" flexWrap="wrap" gap="2" alignItems="center">
            {uploadButton}
            <SearchBar onSearch={typed => show({ typed })} />
            <chakra.div w={{ base: 'full', md: '160px' }}>
              <Select
                aria-label={say('file_space.sort')}
                value={shown.sort}
                choices={FILE_SORTS.map(value => ({ value, label: say(SORT_WORDS[value]) }))}
                onChange={({ target }) => show({ sort: FILE_SORTS.find(sort => sort === target.value) ?? 'id|desc' })}
              />
            </chakra.div>
            {mayChange && rows.length > 0 && (
              <Checkbox
                checked={tickedHere === ids.length}
                indeterminate={tickedHere > 0 && tickedHere < ids.length}
                onChange={event => tick(ids, event.target.checked)}
              >
                {say('file_space.select_page')}
              </Checkbox>
            )}
          </chakra.div>
          {uploadNotes}
          <Loaded asked={files}>
            {({ data }) => (
              <>
                {data.length === 0 &&
                  (shown.typed === '' ? (
                    <EmptyState title={say('file_space.empty')} />
                  ) : (
                    <NoMatchState title={say('file_space.not_found')} />
                  ))}
                <chakra.ul
                  aria-busy={files.isFetching}
                  listStyleType="none"
                  display="grid"
                  gap="3"
                  my="3"
                  gridTemplateColumns="repeat(auto-fill, minmax(150px, 1fr))"
                >
                  {data.map(file => (
                    <FileCard
                      key={file.id}
                      file={file}
                      ticked={ticked.has(file.id)}
                      mayChange={mayChange}
                      onTick={on => tick([file.id], on)}
                      onPlaces={() => setQuestion({ ask: 'places', file })}
                      onRename={() => setQuestion({ ask: 'rename', file })}
                      onDelete={() => setQuestion({ ask: 'delete', ids: [file.id] })}
                    />
                  ))}
                </chakra.ul>
              </>
            )}
          </Loaded>
          {total > PER_PAGE && (
            <Pagination
              page={shown.page}
              perPage={PER_PAGE}
              total={total}
              disabled={files.isFetching}
              onPage={next => show({ page: next })}
            />
          )}
          <BulkBar
            count={chosen.length}
            whole={false}
            actions={[
              { id: 'move', label: say('file_space.move'), onPress: () => setQuestion({ ask: 'move', ids: chosen }) },
              {
                ...{ id: 'delete', label: say('file_space.delete'), danger: true },
                onPress: () => setQuestion({ ask: 'delete', ids: chosen }),
              },
            ]}
            running={undefined}
            leftOut={undefined}
            pageSelected={false}
            total={total}
            onWhole={undefined}
            onClear={() => tick(chosen, false)}
          />
          <FileDialogs
            question={question}
            folders={folders}
            onClose={() => setQuestion(undefined)}
            onDone={done => tick(done, false)}
          />
        </>
      )}
    </UploadArea>
  )
}

import { and, eq } from 'drizzle-orm'
import type { Ctx } from '../../../../infra/context.ts'
import { permissionGroups, permissionTexts } from './permission.table.ts'

type Group = typeof permissionGroups.$inferSelect
type Texts = typeof permissionTexts.$inferSelect

const theGroup = ({ area, key }: Pick<Group, 'area' | 'key'>) =>
  and(eq(permissionGroups.area, area), eq(permissionGroups.key, key))
const theTexts = ({ area, permission }: Pick<Texts, 'area' | 'permission'>) =>
  and(eq(permissionTexts.area, area), eq(permissionTexts.permission, permission))

/** Locks the stored words of a group; undefined if it has none. */
export async function lockGroup(tx: Ctx, group: Pick<Group, 'area' | 'key'>): Promise<Group | undefined> {
  const [row] = await tx.db.select().from(permissionGroups).where(theGroup(group)).for('update')
  return row
}

/** Stores the words of a group, new or changed. */
export async function keepGroup(tx: Ctx, group: Group): Promise<void> {
  const { name, ename, position } = group
  await tx.db
    .insert(permissionGroups)
    .values(group)
    .onConflictDoUpdate({ target: [permissionGroups.area, permissionGroups.key], set: { name, ename, position } })
}

/** Forgets the stored words of a group; its permissions return to their groups of the program. */
export async function dropGroup(tx: Ctx, group: Pick<Group, 'area' | 'key'>): Promise<void> {
  await tx.db.delete(permissionGroups).where(theGroup(group))
}

/** Takes the permissions out of a group of the operator. */
export async function emptyGroup(tx: Ctx, { area, key }: Pick<Group, 'area' | 'key'>): Promise<void> {
  await tx.db
    .update(permissionTexts)
    .set({ groupKey: null, position: null })
    .where(and(eq(permissionTexts.area, area), eq(permissionTexts.groupKey, key)))
}

/** Locks the stored words of a permission; undefined if it has none. */
export async function lockTexts(tx: Ctx, texts: Pick<Texts, 'area' | 'permission'>): Promise<Texts | undefined> {
  const [row] = await tx.db.select().from(permissionTexts).where(theTexts(texts)).for('update')
  return row
}

/** Stores the words of a permission, new or changed. */
export async function keepTexts(tx: Ctx, texts: Texts): Promise<void> {
  const { area: _area, permission: _permission, ...set } = texts
  await tx.db
    .insert(permissionTexts)
    .values(texts)
    .onConflictDoUpdate({ target: [permissionTexts.area, permissionTexts.permission], set })
}

/** Forgets the stored words of a permission. */
export async function dropTexts(tx: Ctx, texts: Pick<Texts, 'area' | 'permission'>): Promise<void> {
  await tx.db.delete(permissionTexts).where(theTexts(texts))
}

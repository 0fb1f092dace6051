export function Component() {
  return <h1>user/comment</h1>
}

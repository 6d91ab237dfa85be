/** The clinic’s mark: a doorway with the sun rising in it (art/logo). */
export function Logo({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 48 48" width="48" height="48" aria-hidden="true">
      <path fill="currentColor" d="M6 39V21a18 18 0 0 1 36 0v18h-6V21a12 12 0 0 0-24 0v18zM3 42h42v3H3z" />
      <path className="sun" d="M15 39a9 9 0 0 1 18 0z" />
    </svg>
  );
}

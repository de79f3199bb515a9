<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Shell;

/**
 * One page of the portal, ready to be printed: head, status and the replies that the app finds in it.
 *
 * @phpstan-type Alternates array{lt: string|null, en: string|null}
 */
final readonly class PortalPage {

	/**
	 * @param Alternates                                                                        $alternates Absolute urls.
	 * @param list<array{route: string, input: array<string, mixed>|object, data: array<mixed>}> $replies As the app will ask for them.
	 */
	public function __construct(
		public Location $location,
		public int $status,
		public string $title,
		public string $description,
		/** Absolute url; empty where the page must not be indexed. */
		public string $canonical,
		public array $alternates,
		/** Absolute url of a picture for previews, or empty. */
		public string $image,
		public array $replies
	) {}

	/**
	 * The data of a reply.
	 *
	 * @return array<mixed>|null
	 */
	public function reply( string $route ): ?array {
		foreach ( $this->replies as $reply ) {
			if ( $reply['route'] === $route ) {
				return $reply['data'];
			}
		}
		return null;
	}

	public function is_indexed(): bool {
		return '' !== $this->canonical;
	}
}

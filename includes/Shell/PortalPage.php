<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Shell;

/**
 * One page of the portal, ready to be printed: head, status and the replies that the app finds in it.
 *
 * @phpstan-type Alternates array{lt: string|null, en: string|null}
 * @phpstan-type Reply array{route: string, input: array<string, mixed>|object, data: array<mixed>}
 * @phpstan-type Crumb array{label: string, url: string}
 */
final readonly class PortalPage {

	/**
	 * @param Alternates           $alternates Absolute urls of the page in the two languages, for the language switch.
	 * @param list<Reply>          $replies    As the app will ask for them.
	 * @param array<mixed>|null    $image      `Image` of docs/contract.md#conventions, for previews.
	 * @param list<Crumb>          $crumbs     From the top, without this page.
	 * @param array{string, string} $neighbours Absolute urls of the list's page before and after; '' for none.
	 */
	public function __construct(
		public ResolvedPath $resolved,
		public int $status,
		public string $title,
		public string $description = '',
		/** Absolute url; empty where the page must not be indexed. */
		public string $canonical = '',
		public array $alternates = array(
			'lt' => null,
			'en' => null,
		),
		public array $replies = array(),
		public ?array $image = null,
		public array $crumbs = array(),
		public array $neighbours = array( '', '' ),
		/** Whether its text is that of the other language. */
		public bool $is_fallback = false,
		public ListQuery $query = new ListQuery(),
		/** Whether only its editor sees it so. */
		public bool $is_preview = false
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

	/**
	 * The `data` inside a reply.
	 *
	 * @return array<mixed>
	 */
	public function data( string $route ): array {
		return Data::part( $this->reply( $route ), 'data' );
	}

	/**
	 * The same, for its editor.
	 *
	 * @param Alternates $alternates
	 */
	public function as_preview( array $alternates ): self {
		return new self( $this->resolved, $this->status, $this->title, $this->description, '', $alternates, $this->replies, $this->image, $this->crumbs, is_fallback: $this->is_fallback, query: $this->query, is_preview: true );
	}

	public function is_indexed(): bool {
		return '' !== $this->canonical;
	}
}

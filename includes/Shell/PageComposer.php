<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Shell;

use Closure;
use MentoriaiPortal\Core\Rest\ApiError;
use MentoriaiPortal\Core\Spa\Screen;

/**
 * Makes the page of a location out of the replies that the app would ask for first.
 *
 * @phpstan-type Reply array{route: string, input: array<string, mixed>|object, data: array<mixed>}
 */
final readonly class PageComposer {

	/** Screens with a list, by its route. */
	private const LISTS = array(
		'MentoriaiDynamic' => 'mentoriai_dynamic',
		'MentoriaiStatic'  => 'mentoriai_static',
	);

	/** @param Closure(string, array<string, string>, \MentoriaiPortal\Core\Lang): (array<mixed>|ApiError) $read Registrar::read(). */
	public function __construct( private Closure $read ) {}

	/** @param bool $filtered Whether the address asks for a part of a list. */
	public function compose( Location $location, bool $filtered ): PortalPage {
		return match ( $location->place ) {
			Place::Page         => Screen::Home === $location->screen ? $this->home( $location ) : $this->page( $location, $filtered ),
			Place::Mentor       => $this->mentor( $location, 'mentoriai_dynamic_single' ),
			Place::StaticMentor => $this->mentor( $location, 'mentoriai_static_single' ),
			Place::Conversation => new PortalPage( $location, 200, __( 'Conversation', 'mentoriai-portal' ), '', '', self::no_alternates(), '', array() ),
			Place::Nowhere      => self::missing( $location ),
		};
	}

	private function home( Location $location ): PortalPage {
		$reply = $this->read( $location, 'get_home' );
		$data  = is_array( $reply['data']['data'] ?? null ) ? $reply['data']['data'] : array();
		$title = (string) ( $data['meta']['title'] ?? '' );
		$about = (string) ( $data['meta']['description'] ?? '' );
		return new PortalPage(
			$location,
			200,
			'' === $title ? 'Mentoriai' : $title,
			'' === $about ? (string) ( $data['intro']['text'] ?? '' ) : $about,
			home_url( $location->lang->prefix() . '/' ),
			self::alternates( $data ),
			(string) ( $data['intro']['background']['resized']['src'] ?? '' ),
			null === $reply ? array() : array( $reply )
		);
	}

	private function page( Location $location, bool $filtered ): PortalPage {
		$id      = $location->page->id ?? 0;
		$own     = $id > 0 ? $this->read( $location, 'get_default', array( 'pageId' => $id ) ) : null;
		$data    = is_array( $own['data']['data'] ?? null ) ? $own['data']['data'] : array();
		$replies = array( $own );
		$list    = self::LISTS[ $location->screen->value ?? '' ] ?? null;
		if ( null !== $list ) {
			$replies[] = $filtered ? null : $this->read( $location, $list, array( 'page' => 0 ) );
			$replies[] = $this->read( $location, $list . '/tax' );
		}
		$path = $location->page->path ?? $location->lang->prefix() . ( $location->screen?->path() ?? '' );
		return new PortalPage(
			$location,
			200,
			(string) ( $data['title'] ?? $location->page->title ?? '' ),
			(string) ( $data['meta']['description'] ?? '' ),
			$location->is_private() ? '' : home_url( $path ),
			self::alternates( $data ),
			(string) ( $data['img']['resized']['src'] ?? '' ),
			array_values( array_filter( $replies ) )
		);
	}

	/** Missing mentors are 404; those who are not public yet have a page without a word about them. */
	private function mentor( Location $location, string $route ): PortalPage {
		$data = ( $this->read )( $route . '/' . rawurlencode( $location->name ), array(), $location->lang );
		if ( $data instanceof ApiError ) {
			return 403 === $data->status
				? new PortalPage( $location, 200, __( 'Mentor', 'mentoriai-portal' ), '', '', self::no_alternates(), '', array() )
				: self::missing( $location );
		}
		$alternates = self::alternates( $data );
		return new PortalPage(
			$location,
			200,
			(string) ( $data['title'] ?? '' ),
			trim( (string) ( $data['text'] ?? '' ) . '. ' . implode( ', ', array_filter( (array) ( $data['taxs'] ?? array() ), 'is_string' ) ), ' .,' ),
			$alternates[ $location->lang->value ] ?? (string) ( $data['link'] ?? '' ),
			$alternates,
			(string) ( $data['img']['resized']['src'] ?? '' ),
			array(
				array(
					'route' => $route,
					'input' => array( 'slug' => $location->name ),
					'data'  => $data,
				),
			)
		);
	}

	private static function missing( Location $location ): PortalPage {
		return new PortalPage( Location::missing( $location->lang ), 404, '404 Not found', '', '', self::no_alternates(), '', array() );
	}

	/**
	 * @param array<string, int|string> $input Path parameters and query.
	 * @return Reply|null
	 */
	private function read( Location $location, string $route, array $input = array() ): ?array {
		$path = isset( $input['pageId'] ) ? $route . '/' . $input['pageId'] : $route;
		$data = ( $this->read )( $path, array_map( 'strval', $input ), $location->lang );
		return $data instanceof ApiError ? null : array(
			'route' => $route,
			'input' => array() === $input ? (object) array() : $input,
			'data'  => $data,
		);
	}

	/**
	 * @param array<mixed> $data A reply with `alternates`.
	 * @return array{lt: string|null, en: string|null}
	 */
	private static function alternates( array $data ): array {
		$lt = $data['alternates']['lt'] ?? null;
		$en = $data['alternates']['en'] ?? null;
		return array(
			'lt' => is_string( $lt ) ? $lt : null,
			'en' => is_string( $en ) ? $en : null,
		);
	}

	/** @return array{lt: null, en: null} */
	private static function no_alternates(): array {
		return array(
			'lt' => null,
			'en' => null,
		);
	}
}

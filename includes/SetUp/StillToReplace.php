<?php
declare( strict_types=1 );

namespace MentoriaiPortal\SetUp;

use MentoriaiPortal\Content\PageMeta;
use MentoriaiPortal\Content\PageWriter;
use MentoriaiPortal\Core\Agency;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\PostMeta;
use MentoriaiPortal\Core\Settings;
use MentoriaiPortal\Demo\AgencyTexts;
use MentoriaiPortal\Demo\SampleContent;
use MentoriaiPortal\Demo\SiteState;
use WP_Post;

/**
 * What an administrator has yet to fill in, read or replace. Computed each time it is asked for.
 *
 * @phpstan-type Item array{text: string, url: string}
 */
final readonly class StillToReplace {

	/** Contacts that an earlier version's set-up published. */
	private const INVENTED = array( 'Pavyzdžio g.', '@example.org', '//example.org', '//example.com', 'kūrėjo pavadinimas', 'developer name' );

	public function __construct( private Settings $settings, private SampleContent $sample, private SiteState $state ) {}

	/** @return list<Item> Each with where it is mended. */
	public function items(): array {
		return array( ...$this->registration(), ...$this->agency(), ...self::bare(), ...$this->pages(), ...$this->footer(), ...$this->policy(), ...$this->site(), ...$this->sample() );
	}

	/** Whether people are kept from registering. */
	public function is_closed(): bool {
		return ! $this->state->can_register();
	}

	/** @return list<Item> */
	private function registration(): array {
		return ! $this->is_closed() ? array() : array(
			array(
				'text' => __( 'No one can register: people agree to the privacy policy and the membership rules, and one of them is not published or has no text.', 'mentoriai-portal' ),
				'url'  => admin_url( 'edit.php?post_type=page' ),
			),
		);
	}

	/** @return list<Item> */
	private function agency(): array {
		$agency = new Agency( $this->settings );
		$known  = array(
			array( $agency->name( Lang::Lt ), __( 'The name of the agency is missing.', 'mentoriai-portal' ) ),
			array( $agency->address(), __( 'The agency’s address is missing.', 'mentoriai-portal' ) ),
			array( $agency->email(), __( 'The agency’s email address is missing.', 'mentoriai-portal' ) ),
			array( $agency->phone(), __( 'The agency’s phone number is missing.', 'mentoriai-portal' ) ),
		);
		return self::missing( $known, Section::Agency );
	}

	/** @return list<Item> Pages that visitors see as activation made them. */
	private static function bare(): array {
		$writer = new PageWriter();
		$count  = count( array_filter( self::portal_pages(), static fn ( WP_Post $page ): bool => 'publish' === $page->post_status && $writer->is_untouched( $page->ID ) ) );
		return 0 === $count ? array() : array(
			array(
				/* translators: %d: number of pages. */
				'text' => sprintf( _n( '%d page has only a title. Create its text with the button below.', '%d pages have only a title. Create their texts with the button below.', $count, 'mentoriai-portal' ), $count ),
				'url'  => SetUpPage::url() . '#mentoriai-setup',
			),
		);
	}

	/** @return list<Item> */
	private function pages(): array {
		$items = array();
		foreach ( self::portal_pages() as $page ) {
			$lang = 'en' === get_post_meta( $page->ID, PostMeta::LANG, true ) ? __( 'English', 'mentoriai-portal' ) : __( 'Lithuanian', 'mentoriai-portal' );
			$text = self::of_page( $page );
			if ( '' !== $text ) {
				$items[] = array(
					/* translators: 1: title of a page, 2: language, 3: what is to be done. */
					'text' => sprintf( __( '“%1$s” (%2$s): %3$s', 'mentoriai-portal' ), $page->post_title, $lang, $text ),
					'url'  => (string) get_edit_post_link( $page->ID, 'raw' ),
				);
			}
		}
		return $items;
	}

	private static function of_page( WP_Post $page ): string {
		$is_public = 'publish' === $page->post_status;
		return match ( true ) {
			$is_public && self::is_invented( $page->post_content ) => __( 'published with contacts of an invented agency. Replace them.', 'mentoriai-portal' ),
			$is_public && str_contains( $page->post_content, AgencyTexts::MARK ) => __( 'published although [[…]] is still to be filled in.', 'mentoriai-portal' ),
			$is_public || ! PageWriter::is_from_set_up( $page->ID ) => '',
			str_contains( $page->post_content, AgencyTexts::MARK ) => __( 'a draft. Fill in each [[…]], read it and publish it.', 'mentoriai-portal' ),
			default => __( 'a draft. Read it and publish it.', 'mentoriai-portal' ),
		};
	}

	/** @return list<WP_Post> */
	private static function portal_pages(): array {
		$option = get_option( PageMeta::OPTION );
		$ids    = is_array( $option ) ? array_merge( ...array_map( 'array_values', array_values( array_filter( $option, 'is_array' ) ) ) ) : array();
		return array() === $ids ? array() : array_values( get_posts(
			array(
				'post_type'   => 'page',
				'post_status' => array( 'publish', 'draft', 'pending', 'future', 'private' ),
				'post__in'    => $ids,
				'orderby'     => 'post__in',
				'numberposts' => -1,
			)
		) );
	}

	/** @return list<Item> */
	private function footer(): array {
		$texts = wp_json_encode( array_map( $this->settings->stored( ... ), array( 'footer', 'agency_lt', 'agency_en' ) ), JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES );
		$bare  = array_filter(
			array( 'facebook', 'twitter', 'linkedin', 'youtube' ),
			fn ( string $network ): bool => 1 === preg_match( '~^https?://[^/]+/?$~', $this->settings->text( 'social_' . $network ) )
		);
		return self::is_invented( (string) $texts ) || array() !== $bare
			? array(
				array(
					'text' => __( 'The footer, the end of emails or the social networks have contacts that are not yours.', 'mentoriai-portal' ),
					'url'  => admin_url( 'options-general.php?page=mentoriai-portal' ),
				),
			)
			: array();
	}

	private static function is_invented( string $text ): bool {
		$text = str_replace( "\u{a0}", ' ', $text );
		return array() !== array_filter( self::INVENTED, static fn ( string $word ): bool => str_contains( $text, $word ) );
	}

	/** @return list<Item> WordPress's page of the privacy policy, which is at first a draft of its own. */
	private function policy(): array {
		$id = get_option( 'wp_page_for_privacy_policy' );
		$id = is_numeric( $id ) ? (int) $id : 0;
		return $id > 0 && 'publish' === get_post_status( $id ) ? array() : array(
			array(
				'text' => __( 'WordPress has no published page as its privacy policy.', 'mentoriai-portal' ),
				'url'  => admin_url( 'options-privacy.php' ),
			),
		);
	}

	/** @return list<Item> */
	private function site(): array {
		$sender = apply_filters( 'wp_mail_from', $this->settings->text( 'mail_from' ) ?: 'wordpress@' ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own.
		return array(
			...self::missing( array( array( self::is_utc() ? '' : '1', __( 'The site’s time zone is UTC.', 'mentoriai-portal' ) ) ), Section::TimeZone ),
			...self::missing( array( array( is_string( $sender ) && str_starts_with( $sender, 'wordpress@' ) ? '' : '1', __( 'Emails come from WordPress’s own address.', 'mentoriai-portal' ) ) ), Section::Mail ),
		);
	}

	/** @return list<Item> */
	private function sample(): array {
		return $this->sample->is_there() ? array(
			array(
				'text' => __( 'Visitors see sample content: invented people, events and stories.', 'mentoriai-portal' ),
				'url'  => SetUpPage::url() . '#sample',
			),
		) : array();
	}

	public static function is_utc(): bool {
		$name   = get_option( 'timezone_string' );
		$offset = get_option( 'gmt_offset' );
		return in_array( $name, array( '', 'UTC', false ), true ) && ( ! is_numeric( $offset ) || 0.0 === (float) $offset );
	}

	/**
	 * @param list<array{string, string}> $known Value, and what to say where it is ''.
	 * @return list<Item>
	 */
	private static function missing( array $known, Section $section ): array {
		$items = array();
		foreach ( $known as [ $value, $text ] ) {
			if ( '' === $value ) {
				$items[] = array(
					'text' => $text,
					'url'  => SetUpPage::url() . '#' . $section->value,
				);
			}
		}
		return $items;
	}
}

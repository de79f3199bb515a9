<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentors\Admin;

use Closure;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Mentors\HubContact;
use MentoriaiPortal\Mentors\StaticMentorFacts;
use MentoriaiPortal\Mentors\StaticMentors;
use WP_Post;

/**
 * The boxes beside a mentor in the classic editor: who it is, and where and how to meet them. The block editor has panels
 * (StaticMentorPanel).
 */
final readonly class StaticMentorBox {

	private const NONCE = 'mentoriai_mentor_box';

	private const NEW_EDITOR_HAS_PANELS = array( '__back_compat_meta_box' => true );

	/** @param Closure( Lang ): list<string> $towns Those in use. */
	public function __construct( private Closure $towns ) {}

	public function add(): void {
		add_meta_box( 'mentoriai-mentor', __( 'Mentor', 'mentoriai-portal' ), array( $this, 'show' ), StaticMentors::POST_TYPE, 'side', 'high', self::NEW_EDITOR_HAS_PANELS );
		add_meta_box( 'mentoriai-mentor-contact', __( 'Meetings at the hub', 'mentoriai-portal' ), array( $this, 'show_contact' ), StaticMentors::POST_TYPE, 'side', 'high', self::NEW_EDITOR_HAS_PANELS );
	}

	public function show( WP_Post $post ): void {
		wp_nonce_field( self::NONCE, self::NONCE );
		self::input( $post, StaticMentors::POSITION, __( 'Position and company', 'mentoriai-portal' ) );
		self::input( $post, StaticMentors::LINKEDIN, __( 'LinkedIn address', 'mentoriai-portal' ), 'url' );
		printf( '<p class="description">%s</p>', esc_html__( 'Photo: upright, 800 × 1000 pixels or more, the face in the upper half. Without one the site shows a drawing.', 'mentoriai-portal' ) );
	}

	public function show_contact( WP_Post $post ): void {
		self::input( $post, HubContact::HUB, __( 'Hub', 'mentoriai-portal' ) );
		self::input( $post, HubContact::TOWN, __( 'City', 'mentoriai-portal' ), list: ( $this->towns )( StaticMentors::lang( $post->ID ) ) );
		self::input( $post, HubContact::ADDRESS, __( 'Address', 'mentoriai-portal' ) );
		self::input( $post, HubContact::MAP_URL, __( 'Map link', 'mentoriai-portal' ), 'url' );
		self::input( $post, HubContact::DAYS, __( 'Days and times', 'mentoriai-portal' ) );
		self::input( $post, HubContact::PHONE, __( 'Phone number', 'mentoriai-portal' ), 'tel' );
		self::input( $post, HubContact::EMAIL, __( 'Email', 'mentoriai-portal' ), 'email' );
		self::input( $post, HubContact::BOOKING_URL, __( 'Booking link, or the hub’s page', 'mentoriai-portal' ), 'url' );
		printf( '<p class="description">%s</p>', esc_html__( 'The button “Arrange a meeting” opens the booking link. Without one it starts an email, or a call.', 'mentoriai-portal' ) );
	}

	public function save( int $id ): void {
		$nonce = isset( $_POST[ self::NONCE ] ) ? sanitize_key( $_POST[ self::NONCE ] ) : '';
		if ( ! wp_verify_nonce( $nonce, self::NONCE ) || ! current_user_can( 'edit_post', $id ) || false !== wp_is_post_revision( $id ) ) {
			return;
		}
		$sent = array();
		foreach ( StaticMentorFacts::KEYS as $key ) {
			$value        = $_POST[ StaticMentorFacts::name( $key ) ] ?? ''; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- write() cleans it.
			$sent[ $key ] = is_string( $value ) ? wp_unslash( $value ) : '';
		}
		StaticMentorFacts::write( $id, $sent );
	}

	/** @param list<string> $list What is offered while someone types. */
	private static function input( WP_Post $post, string $key, string $label, string $type = 'text', array $list = array() ): void {
		$name = StaticMentorFacts::name( $key );
		printf(
			'<p><label for="%1$s">%2$s</label><br><input class="widefat" id="%1$s" name="%1$s" type="%3$s" maxlength="%4$d" value="%5$s"%6$s></p>',
			esc_attr( $name ),
			esc_html( $label ),
			esc_attr( $type ),
			(int) StaticMentorFacts::longest( $key ),
			esc_attr( (string) get_post_meta( $post->ID, $key, true ) ),
			array() === $list ? '' : ' list="' . esc_attr( "$name-list" ) . '" autocomplete="off"'
		);
		if ( array() !== $list ) {
			$options = array_map( static fn ( string $value ): string => sprintf( '<option value="%s">', esc_attr( $value ) ), $list );
			printf( '<datalist id="%s">%s</datalist>', esc_attr( "$name-list" ), implode( '', $options ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped above.
		}
	}
}

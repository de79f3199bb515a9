<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Members\Admin;

use MentoriaiPortal\Core\StaffMenu;
use WP_User;

/**
 * Asks once more before access is taken away, and for the reason that the people read.
 */
final readonly class DecidePage {

	/** How many names are written out. */
	private const NAMED = 20;

	public function show(): void {
		$decision = isset( $_GET['decision'] ) ? Decision::tryFrom( sanitize_key( $_GET['decision'] ) ) : null; // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- only asks.
		$ids      = Links::ids( sanitize_text_field( wp_unslash( $_GET['users'] ?? '' ) ) ); // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- only asks.
		cache_users( $ids );
		$people = array_values( array_filter( array_map( StaffDecisions::member( ... ), $ids ) ) );
		echo '<div class="wrap"><h1>' . esc_html( null === $decision ? __( 'Members', 'mentoriai-portal' ) : $decision->label() ) . '</h1>';
		if ( null === $decision || array() === $people ) {
			printf( '<p>%s</p><p><a class="button" href="%s">%s</a></p></div>', esc_html__( 'Choose members in the list first.', 'mentoriai-portal' ), esc_url( admin_url( 'users.php' ) ), esc_html__( 'Back to the list', 'mentoriai-portal' ) );
			return;
		}
		$fitting = array_values( array_filter( $people, static fn ( WP_User $user ): bool => null !== $decision->leads_to( UserColumns::status( $user->ID ) ) ) );
		self::show_people( $fitting, count( $people ) - count( $fitting ) );
		if ( array() !== $fitting ) {
			self::show_form( $decision, array_map( static fn ( WP_User $user ): int => $user->ID, $fitting ) );
		} else {
			printf( '<p><a class="button" href="%s">%s</a></p>', esc_url( StaffMenu::url( StaffMenu::MEMBERS ) ), esc_html__( 'Back to the list', 'mentoriai-portal' ) );
		}
		echo '</div>';
	}

	/** @param list<WP_User> $people */
	private static function show_people( array $people, int $left ): void {
		echo '<ul class="ul-disc">';
		foreach ( array_slice( $people, 0, self::NAMED ) as $user ) {
			printf( '<li><strong>%s</strong> · %s · %s</li>', esc_html( $user->display_name ), esc_html( $user->user_email ), esc_html( UserColumns::status( $user->ID )->label() ) );
		}
		$more = count( $people ) - self::NAMED;
		if ( $more > 0 ) {
			/* translators: %s: number of people. */
			echo '<li>' . esc_html( sprintf( _n( 'and %s more', 'and %s more', $more, 'mentoriai-portal' ), number_format_i18n( $more ) ) ) . '</li>';
		}
		echo '</ul>';
		if ( $left > 0 ) {
			/* translators: %s: number of people. */
			$text = sprintf( _n( '%s selected member will not change: the action does not apply to their status.', '%s selected members will not change: the action does not apply to their status.', $left, 'mentoriai-portal' ), number_format_i18n( $left ) );
			wp_admin_notice( esc_html( $text ), array( 'type' => 'warning', 'additional_classes' => array( 'inline' ) ) );
		}
	}

	/** @param list<int> $ids */
	private static function show_form( Decision $decision, array $ids ): void {
		$back = (string) ( wp_get_referer() ?: admin_url( 'users.php' ) );
		printf( '<p>%s</p><form method="post" action="%s">', esc_html( $decision->explanation() ), esc_url( admin_url( 'admin-post.php' ) ) );
		wp_nonce_field( StaffDecisions::nonce( $decision ) );
		foreach ( array( 'action' => Links::ACTION, 'decision' => $decision->value, 'users' => implode( ',', $ids ), 'back' => $back ) as $name => $value ) {
			printf( '<input type="hidden" name="%s" value="%s">', esc_attr( $name ), esc_attr( $value ) );
		}
		self::show_reason( $decision->needs_reason() );
		printf(
			'<p><button class="button button-primary">%s</button> <a class="button" href="%s">%s</a></p></form>',
			esc_html( $decision->label() ),
			esc_url( $back ),
			esc_html__( 'Cancel', 'mentoriai-portal' )
		);
	}

	/** Also in the review page. */
	public static function show_reason( bool $required, string $help = '' ): void {
		$label = $required ? __( 'Reason', 'mentoriai-portal' ) : __( 'Reason (optional)', 'mentoriai-portal' );
		printf(
			'<p><label for="mentoriai-reason"><strong>%s</strong></label><br><textarea id="mentoriai-reason" name="reason" rows="5" class="large-text" maxlength="2000" aria-describedby="mentoriai-reason-help"%s></textarea><span id="mentoriai-reason-help" class="description" style="display:block">%s</span></p>',
			esc_html( $label ),
			$required ? ' required' : '',
			esc_html( '' === $help ? __( 'The member will read it exactly as you write it. Say what to do.', 'mentoriai-portal' ) : $help )
		);
	}
}

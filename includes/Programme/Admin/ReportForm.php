<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Programme\Admin;

use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Programme\Report;
use MentoriaiPortal\Programme\Reports;

/**
 * Writing a report: for which figures it is, and the agency's words. What was typed comes back with what is wrong about it.
 */
final readonly class ReportForm {

	/**
	 * @param array{from: string, to: string, field: string, role: string} $filter
	 * @param array{lt: string, en: string}                                $words
	 * @param array<string, string>                                        $wrong  Name to message key.
	 * @param string                                                       $error  A refusal of the whole.
	 */
	public function __construct( private int $id, private array $filter, private array $words = array( 'lt' => '', 'en' => '' ), private array $wrong = array(), private string $error = '' ) {}

	public static function of( Report $report ): self {
		return new self( $report->id, $report->filter->query(), $report->words );
	}

	/** @param array<int, string> $fields Names by id. */
	public function show( array $fields ): void {
		if ( array() !== $this->wrong || '' !== $this->error ) {
			wp_admin_notice( esc_html( '' === $this->error ? __( 'The report is not saved yet. Mend what is marked below.', 'mentoriai-portal' ) : $this->error ), array( 'type' => 'error', 'attributes' => array( 'role' => 'alert' ) ) );
		}
		printf( '<form method="post" action="%s" novalidate>', esc_url( 0 === $this->id ? Asked::url( array( 'new' => '1' ) ) : Asked::report( $this->id, array( 'edit' => '1' ) ) ) );
		wp_nonce_field( Asked::NONCE );
		echo '<input type="hidden" name="mentoriai_programme" value="save"><table class="form-table" role="presentation"><tbody>';
		$this->row( 'from', __( 'From month', 'mentoriai-portal' ), FilterForm::month( 'from', $this->filter['from'], $this->describe( 'from' ) ) );
		$this->row( 'to', __( 'To month', 'mentoriai-portal' ), FilterForm::month( 'to', $this->filter['to'], $this->describe( 'to' ) ) );
		$this->row( 'field', __( 'Field', 'mentoriai-portal' ), FilterForm::fields( $fields, $this->filter['field'] ) );
		$this->row( 'role', __( 'People', 'mentoriai-portal' ), FilterForm::roles( $this->filter['role'] ) );
		$this->row( 'words.lt', __( 'Your words in Lithuanian', 'mentoriai-portal' ), $this->words( 'lt' ) );
		$this->row( 'words.en', __( 'Your words in English', 'mentoriai-portal' ), $this->words( 'en' ) );
		echo '</tbody></table><p class="submit"><button class="button button-primary">' . esc_html__( 'Save the draft', 'mentoriai-portal' ) . '</button> '
			. '<a class="button" href="' . esc_url( 0 === $this->id ? Asked::url() : Asked::report( $this->id ) ) . '">' . esc_html__( 'Cancel', 'mentoriai-portal' ) . '</a></p></form>';
	}

	private function row( string $name, string $label, string $control ): void {
		$text = $this->text_of( $name );
		printf(
			'<tr><th scope="row"><label for="mentoriai-%1$s">%2$s</label></th><td>%3$s%4$s</td></tr>',
			esc_attr( self::id( $name ) ),
			esc_html( $label ),
			$control, // phpcs:ignore WordPress.Security.EscapeOutput -- made of escaped parts.
			'' === $text ? '' : '<p class="description" style="color:#b32d2e" id="mentoriai-' . esc_attr( self::id( $name ) ) . '-error">' . esc_html( $text ) . '</p>'
		);
	}

	/** @param 'lt'|'en' $lang */
	private function words( string $lang ): string {
		return sprintf( '<textarea id="mentoriai-words-%1$s" name="words_%1$s" rows="8" class="large-text" lang="%1$s" maxlength="%2$d"%3$s>%4$s</textarea>', $lang, Reports::WORDS_MAX, $this->describe( "words.$lang" ), esc_textarea( $this->words[ $lang ] ) );
	}

	private function describe( string $name ): string {
		return '' === $this->text_of( $name ) ? '' : ' aria-invalid="true" aria-describedby="mentoriai-' . esc_attr( self::id( $name ) ) . '-error"';
	}

	private function text_of( string $name ): string {
		return match ( $this->wrong[ $name ] ?? '' ) {
			''         => '',
			'required' => __( 'Fill this in.', 'mentoriai-portal' ),
			/* translators: %d: number of characters. */
			'too_long' => sprintf( __( 'At most %d characters.', 'mentoriai-portal' ), Reports::WORDS_MAX ),
			default    => match ( $name ) {
				'from', 'to' => __( 'Write months as 2026-01, the first before the last, ten years at most.', 'mentoriai-portal' ),
				default      => __( 'This value cannot be used. Choose another one.', 'mentoriai-portal' ),
			},
		};
	}

	private static function id( string $name ): string {
		return str_replace( '.', '-', $name );
	}
}
